import { joinClasses } from '#web/ui/join-classes.ts'

/** A round mat of plaited palm leaf, on which dishes lie. It covers its place, so that a wide one cuts its edge. */
export function Sufra({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 600 600"
      preserveAspectRatio="xMidYMid slice"
      className={joinClasses('absolute', className)}
      fill="none"
      aria-hidden="true"
    >
      <circle cx="300" cy="304" r="296" className="fill-shade-near" />
      <circle cx="300" cy="300" r="296" className="fill-straw" />
      {coils.map((radius, at) => (
        <circle
          key={radius}
          cx="300"
          cy="300"
          r={radius}
          strokeWidth="9"
          strokeDasharray={at % 2 ? '13 5' : '5 13'}
          className={at % 2 ? 'stroke-straw-light' : 'stroke-straw-dark/45'}
        />
      ))}
      {/* Triangles in steps: three rings of blocks that are wide at the edge and narrow towards the middle. */}
      {[
        { radius: 278, dash: '8 2', from: 4 },
        { radius: 267, dash: '5.2 4.8', from: 2.6 },
        { radius: 256, dash: '2.4 7.6', from: 1.2 },
      ].map(({ radius, dash, from }) => (
        <circle
          key={radius}
          cx="300"
          cy="300"
          r={radius}
          pathLength="440"
          strokeWidth="12"
          strokeDasharray={dash}
          strokeDashoffset={from}
          className="stroke-straw-dye"
        />
      ))}
      <circle cx="300" cy="300" r="291" strokeWidth="10" className="stroke-straw-dark" />
      <circle
        cx="300"
        cy="300"
        r="291"
        strokeWidth="7"
        strokeDasharray="9 6"
        className="stroke-straw-light"
      />
      <circle cx="300" cy="300" r="245" strokeWidth="3" className="stroke-straw-dark" />
    </svg>
  )
}

const coils = [232, 219, 206, 193, 180, 167, 154, 141, 128, 115, 102, 89, 76, 63, 50, 37, 24, 11]
