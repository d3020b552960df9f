import type { Layout } from '@hautelisse/domain/portal'
import type { Variant } from '@hautelisse/domain/tax-saving'
import type { ReactElement } from 'react'
import { usePage } from '../shell/index.ts'
import { EmbeddedPage } from './embedded-page.tsx'
import { StepperScreen } from './stepper-screen.tsx'
import { useTaxSaving } from './use-tax-saving.ts'

type PageVariant = Exclude<Variant, 'contained'>

/** The frame of the page says who looks: nobody known, another site's visitor, or a member (S-NAV-08, S-NAV-09). */
const variantIn = (layout: Layout): PageVariant => {
  if (layout === 'bare') return 'embedded'
  return layout === 'public' ? 'public' : 'standalone'
}

const Running = ({ variant }: { readonly variant: PageVariant }): ReactElement => {
  const screen = <StepperScreen {...useTaxSaving(variant)} />
  return variant === 'embedded' ? <EmbeddedPage>{screen}</EmbeddedPage> : screen
}

/** /simulateur/impots: the payment that is deducted, and the tax that it saves (S-NAV-07, TAX-01). Another variant has its own machine. */
export const TaxSimulator = (): ReactElement => {
  const variant = variantIn(usePage().layout)
  return <Running key={variant} variant={variant} />
}
