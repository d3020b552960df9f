import {
  EXPECTED_OUTCOMES,
  VISITOR_KINDS,
  type ExpectedOutcome,
  type VisitorKind,
} from '@hautelisse/domain/portal/expected-outcomes'
import type { Between } from '../shell/index.ts'
import type { PageGiven, PageTree } from '../testing/text/index.ts'

/** Takes every customer id out of the profile: somebody whom the sign-in service knows and who holds nothing. */
const withoutScopes: Between = async ({ path }, pass) => {
  const answer = await pass()
  if (!path.includes('/oauth/profile/')) return answer
  const { oauth_profile: profile } = JSON.parse(answer.body) as { readonly oauth_profile: object }
  const kept = Object.fromEntries(Object.entries(profile).filter(([field]) => !field.endsWith('_customer_id')))
  return { ...answer, body: JSON.stringify({ oauth_profile: kept }) }
}

/** Who stands for each kind of visitor; nobody for the kind that has no session. */
const PERSON: Readonly<Record<VisitorKind, string | undefined>> = {
  visitor: undefined,
  collective: 'sylvie-garnier',
  individual: 'marc-delorme',
  individual_transmission: 'helene-fontanel',
  mirror: 'hugo-delmas',
  'no-scopes': 'sylvie-garnier',
  ended: 'thomas-leroux',
}

/** Where each visit begins. */
const START = '/articles'

type Opened = Pick<PageTree, 'standIn' | 'go' | 'address'>
type Visit<Page> = {
  readonly render: (at: string, given: PageGiven) => Promise<Page>
  /** Waits until the first page is there. */
  readonly isDrawn: () => Promise<void>
  /** Waits until the page stands at an address. */
  readonly isAt: (address: () => string, end: string) => Promise<void>
}

/** Opens the first page of a visitor of this kind; the session of one kind has just ended. */
export const visitAs = async <Page extends Opened>(kind: VisitorKind, { render, isDrawn, isAt }: Visit<Page>): Promise<Page> => {
  const person = PERSON[kind]
  const between = kind === 'no-scopes' ? withoutScopes : undefined
  const opened = await render(START, { ...(person === undefined ? {} : { person }), between })
  await isDrawn()
  if (kind !== 'ended') return opened
  await opened.standIn.order('coaching', 'ERR_EXP')
  opened.go('/filib')
  await isAt(opened.address, '/filib#auto_logout')
  return opened
}

/** An address that could stand in a link of the application: a malformed one is only ever typed. */
const canBeLinked = ({ address }: ExpectedOutcome): boolean => !/\/\/|%(?![\dA-F]{2})|%E0%A4%A/.test(address.split('?')[0] ?? '')
/** Pages of a development server with every route on, today: what needs another state is shown by the domain's own test. */
const isHere = ({ disabled, environment = 'development', now, leadsOn, lands }: ExpectedOutcome): boolean =>
  disabled === undefined &&
  environment === 'development' &&
  now === undefined &&
  leadsOn === undefined &&
  lands.visitor.screen !== 'file'

export type Cell = { readonly row: ExpectedOutcome; readonly kind: VisitorKind }
export const CELLS: readonly Cell[] = EXPECTED_OUTCOMES.filter((row) => isHere(row) && canBeLinked(row)).flatMap((row) =>
  VISITOR_KINDS.map((kind) => ({ row, kind })),
)
/** The page that an address leads to: without its fragment and its last slash. */
export const pageOf = (address: string): string => (address.split('#')[0] ?? '').replace(/(?<=.)\/(?=$|\?)/, '')
