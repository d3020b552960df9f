import type { RoboProfile } from './model.ts'

/** What a profile may risk: part lost in a bad year, one in twenty, and chance of having less than at the start. */
export type ProfileLimits = { readonly bad_year: number; readonly late_loss: number }

/**
 * Limits of the four profiles, in parts of 1: a decision of this project, never law.
 *
 * Rule ROBO-22.
 */
export const PROFILE_LIMITS: Readonly<Record<RoboProfile, ProfileLimits>> = {
  offensive: { bad_year: 0.2, late_loss: 0.22 },
  balanced: { bad_year: 0.17, late_loss: 0.18 },
  defensive: { bad_year: 0.11, late_loss: 0.13 },
  security: { bad_year: 0.045, late_loss: 0.08 },
}
