import type { HelpLine, MenuInput, MenuItemId, SocialLink } from '@hautelisse/domain/portal'

/** What a deployment says of the frame. Nothing is made up: without a line, a network or an id, nothing of it is shown. */
export type FrameSettings = Pick<MenuInput, 'disabledFeatures' | 'statement'> & {
  readonly socialLinks: readonly SocialLink[]
  readonly helpLine: HelpLine
  /** Lines of the address to which letters go; none where it is not configured. */
  readonly postalAddress: readonly string[]
}

const listOf = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? value
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== '')
    : []

/** « Name=https://… »: anything else is left out, an address that is not https too. */
const socialLinkOf = (part: string): readonly SocialLink[] => {
  const [, name = '', href] = /^([^=]+)=\s*(https:\/\/\S+)\s*$/.exec(part) ?? []
  return href === undefined ? [] : [{ name: name.trim(), href }]
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

/** Help line of a demonstration: a number of the range that is kept for fiction, and an address that cannot exist. */
const DEMONSTRATION: HelpLine = { phone: '01 99 00 18 30', email: 'aide@hautelisse.example' }

/** Where letters of a demonstration go: a box that no one has. */
const DEMONSTRATION_ADDRESS = ['Hautelisse, service clients', 'TSA 40081', '76909 Rouen Cedex 9']

const postalAddressOf = (values: Readonly<Record<string, unknown>>): readonly string[] => {
  const lines = listOf(values['VITE_HELP_ADDRESS'])
  return lines.length > 0 || values['VITE_ENVIRONMENT'] === 'production' ? lines : DEMONSTRATION_ADDRESS
}

/** The line that was configured; without one, a build that is not for production shows the demonstration's. */
const helpLineOf = (values: Readonly<Record<string, unknown>>): HelpLine => {
  const phone = textOf(values['VITE_HELP_PHONE'])
  const email = textOf(values['VITE_HELP_EMAIL'])
  const isConfigured = phone !== undefined || email !== undefined
  if (!isConfigured && values['VITE_ENVIRONMENT'] !== 'production') return DEMONSTRATION
  return { ...(phone === undefined ? {} : { phone }), ...(email === undefined ? {} : { email }) }
}

/**
 * Reads what the build was told of the frame: telephone, e-mail and postal address of the help line, social networks, features taken away for a while, and
 * whose documents hold a performance statement (P-FOOT-14, P-NAV-24, P-NAV-29).
 *
 * @param values - Vite's environment
 * @example readFrameSettings({ VITE_HELP_PHONE: '01 99 00 00 00' }).helpLine // { phone: '01 99 00 00 00' }
 */
export const readFrameSettings = (values: Readonly<Record<string, unknown>>): FrameSettings => {
  return {
    helpLine: helpLineOf(values),
    postalAddress: postalAddressOf(values),
    socialLinks: listOf(values['VITE_SOCIAL_LINKS']).flatMap(socialLinkOf),
    // A word that is no feature disables nothing.
    disabledFeatures: new Set(listOf(values['VITE_DISABLED_FEATURES']) as readonly MenuItemId[]),
    statement: {
      companies: listOf(values['VITE_STATEMENT_COMPANIES']),
      enterprises: listOf(values['VITE_STATEMENT_ENTERPRISES']),
    },
  }
}

export const FRAME_SETTINGS = readFrameSettings(import.meta.env)
