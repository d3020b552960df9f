import type { AnchorHTMLAttributes, Ref } from 'react'
import { logo, mark, tenant as tenantStyle, weft } from './logo.css.ts'

const Mark = () => (
  <svg className={mark} viewBox="0 0 34 34" aria-hidden="true" focusable="false" fill="none" strokeWidth="3">
    <path d="M5 2v30M11.5 2v30M22.5 2v30M29 2v30" stroke="currentColor" />
    <path className={weft} d="M1 17h8.4M13.6 17h11.2M31.1 17h2" strokeWidth="3.4" />
  </svg>
)

type LogoProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'children'> & {
  /** Name of the tenant, shown after the provider's from lg. */
  readonly tenant?: string | undefined
  readonly ref?: Ref<HTMLAnchorElement>
}

/** Four warp threads crossed by one weft, and the name. With an `href` it leads home; without, it is only a sign. */
export const Logo = ({ tenant, className, href, ...rest }: LogoProps) => {
  const content = (
    <>
      <Mark />
      <span>Hautelisse</span>
      {tenant !== undefined && <span className={tenantStyle}>{tenant}</span>}
    </>
  )
  return href === undefined ? (
    <span className={`${logo} ${className ?? ''}`}>{content}</span>
  ) : (
    <a {...rest} href={href} className={`${logo} ${className ?? ''}`}>
      {content}
    </a>
  )
}
