/** What people call their device. The order matters: most browsers name others as well. */
export function deviceOf(agent: string): { browser: string | null; system: string | null } {
  return { browser: firstOf(browsers, agent), system: firstOf(systems, agent) }
}

const firstOf = (known: readonly (readonly [RegExp, string])[], agent: string) =>
  known.find(([pattern]) => pattern.test(agent))?.[1] ?? null

const browsers = [
  [/\bEdg(A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
] as const

const systems = [
  [/\bHarmonyOS\b/, 'HarmonyOS'],
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
] as const
