import type { Fact } from './facts.ts'

const sizes = (name: string, read: () => Storage): readonly Fact[] => {
  try {
    return Object.entries(read()).map(([key, text]) => [`${name} ${key}`, `${String(text).length}`] as const)
  } catch {
    // A browser that forbids its storage keeps nothing there.
    return []
  }
}

/** Keys of both storages of the browser, each with the length of its text. */
export const storedKeys = (): readonly Fact[] => [
  ...sizes('localStorage', () => window.localStorage),
  ...sizes('sessionStorage', () => window.sessionStorage),
]
