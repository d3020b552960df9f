import { optional } from '../../ui/late/index.ts'

/** "Toute la vie d’un versement", without which the result is whole: it comes after everything else. */
export const PaymentLives = optional(async () => (await import('./lives-section.tsx')).LivesSection)
