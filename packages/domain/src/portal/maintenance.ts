/** A time during which / shows the maintenance screen: from an instant on and before another, in milliseconds since 1970. */
export type MaintenanceWindow = { readonly from: number; readonly until: number }

/**
 * The two windows of the night from Saturday 9 to Sunday 10 December 2023, in Paris an hour ahead of UTC: 21:00 to 00:05 and 01:30 to 08:00
 * (P-MAINT-01, P-CONST-01). The date is ours: the requirements say "one day in December 2023" (P-MAINT-04).
 */
export const MAINTENANCE_WINDOWS: readonly MaintenanceWindow[] = [
  { from: Date.UTC(2023, 11, 9, 20, 0), until: Date.UTC(2023, 11, 9, 23, 5) },
  { from: Date.UTC(2023, 11, 10, 0, 30), until: Date.UTC(2023, 11, 10, 7, 0) },
]

/**
 * Says until when the maintenance screen is shown, if it is: the start of a window is inside it, its end is not (P-MAINT-04).
 *
 * @param now milliseconds since 1970
 * @example maintenanceAt(Date.UTC(2023, 11, 9, 20, 0))?.until // 2023-12-09T23:05:00Z, 00:05 in Paris
 */
export const maintenanceAt = (now: number): MaintenanceWindow | undefined =>
  MAINTENANCE_WINDOWS.find(({ from, until }) => now >= from && now < until)
