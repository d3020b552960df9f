const PARIS = new Intl.DateTimeFormat('fr-FR', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'Europe/Paris' })

/**
 * Writes the hour of an instant as clocks in Paris show it.
 *
 * @param instant - milliseconds since 1970
 * @example hourInParis(Date.parse('2023-12-10T07:00:00Z')) // '08:00'
 */
export const hourInParis = (instant: number): string => PARIS.format(instant)
