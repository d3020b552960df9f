import { useSyncExternalStore, type ReactElement } from 'react'
import { optional } from '../ui/late/index.ts'

const LanguageOffer = optional(async () => (await import('./language-offer.tsx')).LanguageOffer)

const unchanging = () => () => {}

/** English for a browser that asks for it; a server does not know. Its code is loaded for such a browser alone. */
export const LateLanguageOffer = (): ReactElement | false =>
  useSyncExternalStore(
    unchanging,
    () => navigator.language.startsWith('en'),
    () => false,
  ) && <LanguageOffer />
