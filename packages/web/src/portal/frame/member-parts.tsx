import { brandingOf, type Branding, type User } from '@hautelisse/domain/session'
import { useEffect, type ReactElement } from 'react'
import { TENANT_NAMES } from '../../ui/theme/index.ts'
import { LogoTo } from '../links.ts'

/** Gives the page the colours of the person's company while they are here (P-BRAND-01). */
export const useBranding = (user: User): Branding => {
  const branding = brandingOf(user)
  useEffect(() => {
    document.documentElement.dataset['tenant'] = branding
    return () => {
      document.documentElement.dataset['tenant'] = 'hautelisse'
    }
  }, [branding])
  return branding
}

type MemberLogoProps = { readonly branding: Branding; readonly className: string }

/** The way home of a member, with the name of their company. */
export const MemberLogo = ({ branding, className }: MemberLogoProps): ReactElement => (
  <LogoTo className={className} to="/epargne" tenant={TENANT_NAMES[branding]} />
)
