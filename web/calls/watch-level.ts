/** Reports the volume of a microphone ten times a second; returns a function that stops it. */
export function watchLevel(stream: MediaStream, tell: (level: number) => void): () => void {
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  let level = 0
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples)
    // The level falls more slowly than it rises, so that a short word is visible.
    level = Math.max(levelOf(samples), level - 8, 0)
    tell(level)
  }, 100)
  return () => {
    clearInterval(timer)
    context.close()
  }
}

/** On a decibel scale, as people hear: 0 for a quiet room, most of the range for a voice nearby. */
export function levelOf(samples: ArrayLike<number>): number {
  let sum = 0
  for (let at = 0; at < samples.length; at++) sum += (samples[at] ?? 0) ** 2
  const decibels = 10 * Math.log10(sum / samples.length || Number.MIN_VALUE)
  return Math.round(Math.min(1, Math.max(0, (decibels + 60) / 50)) * 100)
}
