import {
  EXPECTED_OUTCOMES,
  VISITOR_KINDS,
  type ExpectedOutcome,
  type Landing,
  type VisitorKind,
} from '@hautelisse/domain/portal/expected-outcomes'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Between } from '../shell/index.ts'
import { IS_ALL, renderPage, sampleOf, type RenderedPage } from '../testing/index.ts'

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

const open = async (kind: VisitorKind): Promise<RenderedPage> => {
  const person = PERSON[kind]
  const between = kind === 'no-scopes' ? withoutScopes : undefined
  const opened = await renderPage('/articles', { ...(person === undefined ? {} : { person }), between })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  if (kind !== 'ended') return opened
  await opened.standIn.order('coaching', 'ERR_EXP')
  opened.go('/filib')
  await expect.poll(opened.address).toBe('/filib#auto_logout')
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

type Cell = { readonly row: ExpectedOutcome; readonly kind: VisitorKind }
const CELLS: readonly Cell[] = EXPECTED_OUTCOMES.filter((row) => isHere(row) && canBeLinked(row)).flatMap((row) =>
  VISITOR_KINDS.map((kind) => ({ row, kind })),
)
/** Each page in each frame, each rule, each kind of visitor in each frame. */
const classesOf = ({ row, kind }: Cell): readonly string[] => {
  const { screen, layout = '' } = row.lands[kind]
  return [`${screen} in ${layout}`, row.rule, `${kind} in ${layout}`]
}
const SAMPLE = sampleOf(CELLS, classesOf, IS_ALL)

/** Landmarks of each frame, and whether it has skip links. */
const FRAMES = {
  collective: { banner: 1, contentinfo: 1, skip: true },
  individual: { banner: 1, contentinfo: 1, skip: false },
  transmission: { banner: 1, contentinfo: 1, skip: false },
  public: { banner: 1, contentinfo: 1, skip: false },
  'no-header': { banner: 0, contentinfo: 0, skip: false },
  bare: { banner: 0, contentinfo: 0, skip: false },
} as const satisfies Record<NonNullable<Landing['layout']>, object>

const hidden = { includeHidden: true } as const
const frame = () => ({
  banner: page.getByRole('banner', hidden).elements().length,
  contentinfo: page.getByRole('contentinfo', hidden).elements().length,
  skip: page.getByRole('link', { name: /^Aller au/, ...hidden }).elements().length > 0,
})
const withoutLastSlash = (address: string): string => address.replace(/(?<=.)\/(?=$|\?)/, '')
/** The page whose title is read: a withdrawal at retirement begins with the simulator, which keeps its own. */
const titled = ({ at, screen }: Landing): string => (at.endsWith('/withdraw/ais/retirement') ? 'withdrawal-simulator' : screen)
/** The pages for developers bring a head of their own. */
const hasFrame = (screen: string): boolean => !/^(developer|demo)/.test(screen)

for (const kind of VISITOR_KINDS)
  test(`[P-ROUTE-85] each address comes to its page, in its frame, under a title of its own, and takes the focus: ${kind}`, async () => {
    const { go, address } = await open(kind)
    const owners = new Map<string, string>()
    const at = (): string => withoutLastSlash(address().split('#')[0] ?? '')
    for (const { row } of SAMPLE.filter((cell) => cell.kind === kind)) {
      const landing = row.lands[kind]
      const { at: end, layout } = landing
      const screen = titled(landing)
      const isArrival = end.split('?')[0] !== at().split('?')[0]
      const isFramed = layout !== undefined && hasFrame(screen)
      go(row.address)
      await vi.waitFor(
        () => {
          expect([row.address, at()]).toEqual([row.address, end])
          const heading = document.querySelector('h1')
          expect([row.address, heading?.checkVisibility()]).toEqual([row.address, true])
          expect([row.address, document.title]).toEqual([row.address, expect.stringMatching(/\S – Hautelisse$/)])
          // The title of the page before stands until the next one has its own.
          expect([row.address, owners.get(document.title) ?? screen]).toEqual([row.address, screen])
          expect([row.address, isFramed ? frame() : undefined]).toEqual([row.address, isFramed ? FRAMES[layout] : undefined])
          // A page may open a window over itself, which has the focus then.
          const isOver = document.querySelector('[role="dialog"], [role="alertdialog"]') !== null
          const hasFocus = !isArrival || isOver || document.activeElement === heading
          expect([row.address, hasFocus]).toEqual([row.address, true])
        },
        { timeout: 10_000, interval: 20 },
      )
      owners.set(document.title, screen)
    }
  }, 240_000)

test('the sample holds every kind, page, frame and rule of the table', () => {
  expect(new Set(SAMPLE.flatMap(classesOf))).toEqual(new Set(CELLS.flatMap(classesOf)))
})
