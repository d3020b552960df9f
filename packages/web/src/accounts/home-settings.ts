/** What a deployment says of the home. */
export type HomeSettings = {
  /** Savings are being moved from one system to another: no amount is shown meanwhile (P-ERR-23). */
  readonly isMigrating: boolean
}

/**
 * Reads what the build was told of the home (P-ERR-23, P-ERR-24).
 *
 * @param values - Vite's environment
 * @example readHomeSettings({ VITE_SAVINGS_MIGRATION: 'true' }).isMigrating // true
 */
export const readHomeSettings = (values: Readonly<Record<string, unknown>>): HomeSettings => ({
  isMigrating: values['VITE_SAVINGS_MIGRATION'] === 'true',
})

export const HOME_SETTINGS = readHomeSettings(import.meta.env)
