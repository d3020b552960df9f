import type { ReactElement, ReactNode } from 'react'
import { SoonButton } from '../../ui/soon/index.ts'

/** The payment while it is announced; a script of its own, because its tooltip weighs as much as the result. */
export const AnnouncedPayment = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <SoonButton wide>{children}</SoonButton>
)
