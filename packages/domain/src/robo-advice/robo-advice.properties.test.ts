import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'

import { assumptionsNamed } from '../futures/index.ts'
import { addDays, plainDate } from '../calendar/index.ts'
import { euros, sumEuros } from '../money/index.ts'
import { answers, FUND_IDS, grids, gridShares } from './arbitraries.ts'
import { isWideText } from '../files/index.ts'
import {
  assetClassOf,
  BLOCKS,
  boundsOf,
  checkGrid,
  columnRisksOf,
  columnsAt,
  columnSum,
  contradictionsOf,
  gapsOf,
  gridChanges,
  inForceOn,
  isBolder,
  isForSavers,
  isStepCount,
  judgedAfter,
  levelsOf,
  mayDo,
  mixOfFunds,
  modelGrid,
  profileOf,
  PROFILES,
  projectionOf,
  questionnaireOf,
  readGrid,
  stepAt,
  tenThousandths,
  versionRefusal,
  writeGrid,
  type Finding,
  type Grid,
  type GridVersion,
  type RoboAnswers,
} from './index.ts'

const SET = assumptionsNamed('robo-2026-10')
const TODAY = plainDate('2026-11-20')
const KNOWN = FUND_IDS.map((id) => ({ id, name: `Fonds ${id}` }))

const BALANCED: RoboAnswers = {
  needed_in: 3,
  purpose: 'home',
  fall: 3,
  reserve: 4,
  part: 3,
  income: 3,
  statements: { shares_lose: 'true', return_means_risk: 'true', bonds_never_lose: 'false' },
  experience: true,
  worst_year: 4,
  range: 4,
  after_fall: 2,
  sustainability: { least_share: 0, goes_on: false },
}

describe('the steps of a horizon', () => {
  it.each([
    [6, 12, 0],
    [6, 60, 0],
    [6, 11.5, 1],
    [6, 5, 2],
    [6, 4, 3],
    [6, 3, 3],
    [6, 1, 4],
    [6, 0.5, 5],
    [6, 0, 5],
    [9, 20, 0],
    [9, 15, 1],
    [9, 12, 2],
    [9, 10, 3],
    [9, 8, 4],
    [9, 0, 8],
  ] as const)('[ENT-66] of %i steps, %f years left are in step %i', (steps, years, expected) => {
    expect(stepAt(steps, years)).toBe(expected)
  })

  it('[ENT-66] are 6 or 9, and a step is judged after its lower bound, the last after half a year', () => {
    expect([5, 6, 7, 8, 9, 10].filter(isStepCount)).toEqual([6, 9])
    expect(boundsOf(6).map((_, step) => judgedAfter(6, step))).toEqual([12, 8, 5, 3, 1, 0.5])
  })
})

describe('the profile of a person', () => {
  it('[ROBO-28] is that of the worked answers: capacity 3 decides beside 4 and 4', () => {
    expect(levelsOf(BALANCED)).toEqual({ capacity: 3, knowledge: 4, tolerance: 4 })
    expect(profileOf(levelsOf(BALANCED))).toEqual({ profile: 'balanced', decidedBy: ['capacity'] })
  })

  it.each([
    [1, 'security'],
    [2, 'defensive'],
    [3, 'balanced'],
    [4, 'offensive'],
  ] as const)('[ROBO-28] of level %i is %s', (level, profile) => {
    expect(profileOf({ capacity: level, knowledge: 4, tolerance: 4 }).profile).toBe(profile)
  })

  it('[ROBO-28] (S-23) who would sell all after a fall has a tolerance of 2 at most, however much they say to bear', () => {
    const tolerance = (after_fall: 1 | 2) => levelsOf({ ...BALANCED, worst_year: 4, range: 4, after_fall }).tolerance
    expect([tolerance(1), tolerance(2)]).toEqual([2, 4])
    expect(levelsOf({ ...BALANCED, worst_year: 1, range: 1, after_fall: 1 }).tolerance).toBe(1)
  })

  it('[ROBO-28] knowledge counts right answers, and is 3 at most without experience', () => {
    const knows = (statements: RoboAnswers['statements'], experience: boolean) =>
      levelsOf({ ...BALANCED, statements, experience }).knowledge
    const { statements } = BALANCED
    const none = { shares_lose: 'false', return_means_risk: 'unknown', bonds_never_lose: 'true' } as const
    expect([knows(statements, true), knows(statements, false), knows(none, true)]).toEqual([4, 3, 1])
    expect(knows({ ...none, shares_lose: 'true' }, true)).toBe(2)
  })

  test.prop([answers])('[ROBO-28] is found for all answers, and every block that decided is named', (given) => {
    const levels = levelsOf(given)
    const { profile, decidedBy } = profileOf(levels)
    const lowest = Math.min(...Object.values(levels))
    expect(PROFILES.indexOf(profile)).toBe(4 - lowest)
    expect(decidedBy).toEqual(BLOCKS.filter((block) => levels[block] === lowest))
    expect(decidedBy.length).toBeGreaterThan(0)
  })

  test.prop([answers, fc.constantFrom('fall', 'reserve', 'part', 'income', 'worst_year', 'range', 'after_fall')])(
    '[ROBO-28] raising one answer never lowers the level, and one block never makes up for another',
    (given, question) => {
      const raised = { ...given, [question]: Math.min(4, given[question] + 1) }
      const levelOf = (one: RoboAnswers): number => Math.min(...Object.values(levelsOf(one)))
      expect(levelOf(raised)).toBeGreaterThanOrEqual(levelOf(given))
      const { fall, worst_year, range, after_fall } = given
      expect(levelOf(given)).toBeLessThanOrEqual(Math.min(fall, Math.max(worst_year, range, after_fall)))
    },
  )

  it('[ROBO-29] two answers on tolerance two levels apart, and an endangered project beside the largest loss, contradict', () => {
    expect(contradictionsOf(BALANCED)).toEqual([{ kind: 'tolerance-apart', questions: ['worst_year', 'after_fall'] }])
    expect(contradictionsOf({ ...BALANCED, worst_year: 1, range: 3, after_fall: 2 })).toEqual([
      { kind: 'tolerance-apart', questions: ['worst_year', 'range'] },
    ])
    expect(contradictionsOf({ ...BALANCED, after_fall: 3 })).toEqual([])
    expect(contradictionsOf({ ...BALANCED, after_fall: 3, fall: 1 })).toEqual([
      { kind: 'project-against-loss', questions: ['fall', 'worst_year'] },
    ])
    expect(contradictionsOf({ ...BALANCED, after_fall: 3, experience: false })).toEqual([])
  })

  it('[ROBO-29] is kept once every contradiction is confirmed, and holds for two years', () => {
    const both = { ...BALANCED, fall: 1 as const }
    expect(questionnaireOf(both, ['tolerance-apart'], TODAY)).toMatchObject({ state: 'to-confirm', investor_profile: null })
    expect(questionnaireOf(both, ['tolerance-apart', 'project-against-loss'], TODAY)).toMatchObject({
      state: 'kept',
      investor_profile: 'security',
      valid_until: '2028-11-20',
    })
    expect(questionnaireOf(null, [], TODAY)).toMatchObject({ state: 'refused', investor_profile: null, levels: null })
  })

  it('[ROBO-28] a profile is bolder than those after it', () => {
    expect(PROFILES.map((profile) => isBolder(profile, 'defensive'))).toEqual([true, true, false, false])
  })
})

const held = (funds: Readonly<Record<string, string>>, apart: 'not-on-grid' | null = null) =>
  Object.entries(funds).map(([id, amount]) => ({ id, label: id, amount: euros(amount), asset_class: 'shares' as const, apart }))

describe('the gaps', () => {
  test.prop([
    grids,
    fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 4, maxLength: 4 }),
    fc.constantFrom(...PROFILES),
  ])('[ROBO-27] add up to 0,00, targets to the base, and what is moved is what is sold', (grid, cents, profile) => {
    const amounts = FUND_IDS.slice(0, grid.allocations.length).map((id, at) => [id, String((cents[at] ?? 0) / 100)] as const)
    const { funds, base, toMove } = gapsOf(grid, profile, 0, held(Object.fromEntries(amounts)))
    expect(sumEuros(funds.map(({ gap }) => gap)).toFixed(2)).toBe('0.00')
    expect(sumEuros(funds.map(({ target }) => target)).equals(base)).toBe(true)
    const sold = sumEuros(funds.map(({ gap }) => gap).filter((gap) => gap.isNegative()))
    expect(toMove.plus(sold).isZero()).toBe(true)
  })

  it('[ROBO-27] what stands apart is not in the base; of nothing there is no target', () => {
    const grid: Grid = {
      steps: 6,
      allocations: [
        {
          id: 'a',
          name: 'A',
          values: { offensive: [1], balanced: [1], defensive: [1], security: [1] },
        },
      ],
    }
    const [own, apart] = [held({ a: '100' }), held({ b: '50' }, 'not-on-grid')]
    expect(gapsOf(grid, 'balanced', 0, [...own, ...apart])).toMatchObject({ apart, base: euros(100), toMove: euros(0) })
    const none = gapsOf(grid, 'balanced', 0, apart)
    expect([none.base.toFixed(2), none.funds[0]?.target.toFixed(2)]).toEqual(['0.00', '0.00'])
  })
})

describe('the grid', () => {
  test.prop([grids])('[ROBO-04] [ENT-63] sums to 1 in decimals, and is for savers', (grid) => {
    for (const profile of PROFILES)
      for (let step = 0; step < grid.steps; step += 1) {
        expect(columnSum(grid.allocations, profile, step)).toBe(1)
        const values = columnsAt(grid, step)[profile].map(({ value }) => tenThousandths(value) ?? NaN)
        expect(values.reduce((sum, value) => sum + value, 0)).toBe(10_000)
      }
    expect(isForSavers(grid)).toBe(true)
    expect(checkGrid(SET, grid, 'PEE').filter(({ level }) => level === 'blocks')).toEqual([])
  })

  const shifted = (grid: Grid, by: number): Grid => ({
    ...grid,
    allocations: grid.allocations.map((fund, place) =>
      place > 0
        ? fund
        : {
            ...fund,
            values: { ...fund.values, balanced: fund.values.balanced.map((share, step) => (step === 0 ? share + by : share)) },
          },
    ),
  })
  const even = (): Grid => {
    const half = Array.from({ length: 6 }, () => 0.5)
    const values = { offensive: half, balanced: half, defensive: half, security: half }
    return {
      steps: 6,
      allocations: [
        { id: 'a', name: 'A', asset_class: 'shares', values },
        { id: 'b', name: 'B', asset_class: 'money', values },
      ],
    }
  }
  const codes = (grid: Grid, level: Finding['level'], type: 'PEE' | 'PERECO' = 'PEE') =>
    checkGrid(SET, grid, type)
      .filter((finding) => finding.level === level)
      .map(({ code, profile, step }) => `${code} ${profile} ${step}`)

  it.each([
    [0.0001, true],
    [-0.0001, true],
    [0.0002, false],
    [-0.0002, false],
  ])('[ROBO-04] a column that is off by %f is shown to savers: %s; it blocks a publication', (by, shown) => {
    expect(isForSavers(shifted(even(), by))).toBe(shown)
    expect(codes(shifted(even(), by), 'blocks')).toEqual(['sum balanced 0'])
  })

  it('[ROBO-04] [ENT-66] a grid of another length, or with too much of a fund, is not for savers; finer shares block', () => {
    const short = { ...even(), steps: 9 } as const
    expect([isForSavers(short), isForSavers({ ...even(), allocations: [] })]).toEqual([false, false])
    expect(codes(short, 'blocks').slice(0, 1)).toEqual(['length offensive null'])
    expect(codes(shifted(even(), 0.00005), 'blocks')).toEqual(['range balanced 0', 'sum balanced 0'])
    const capped: Grid = {
      ...even(),
      allocations: even().allocations.map((fund) => Object.assign({}, fund, { fund_max_rate: 40 })),
    }
    expect(isForSavers(capped)).toBe(false)
    expect(codes(capped, 'warns').filter((code) => code.startsWith('euro-cap'))).toHaveLength(48)
  })

  it('[RADM-23] risk beyond the limits warns, and the floors of a PER inform', () => {
    const warned = codes(even(), 'warns')
    expect(warned.filter((code) => code.startsWith('bad-year'))).toEqual(
      ['security'].flatMap((profile) => [0, 1, 2, 3, 4, 5].map((step) => `bad-year ${profile} ${step}`)),
    )
    expect(warned).toContain('late-loss balanced 5')
    expect(codes(even(), 'informs')).toEqual([])
    expect(codes(even(), 'informs', 'PERECO')).toEqual([
      'low-risk-floor balanced 4',
      'low-risk-floor balanced 5',
      'low-risk-floor defensive 1',
      'low-risk-floor defensive 2',
      'low-risk-floor defensive 3',
      'low-risk-floor defensive 4',
      'low-risk-floor defensive 5',
      'low-risk-floor security 1',
      'low-risk-floor security 2',
      'low-risk-floor security 3',
      'low-risk-floor security 4',
      'low-risk-floor security 5',
    ])
  })

  it('[RADM-23] a return that rises as the end comes nearer, or in a more cautious profile, warns', () => {
    const values = (shares: readonly number[]) => [...shares]
    const rising = [0.2, 0.3, 0.2, 0.2, 0.1, 0.1]
    const flat = [0.1, 0.1, 0.1, 0.1, 0.1, 0.1]
    const rest = (shares: readonly number[]) => shares.map((share) => (10 - Math.round(share * 10)) / 10)
    const grid: Grid = {
      steps: 6,
      allocations: [
        {
          id: 'a',
          name: 'A',
          asset_class: 'shares',
          values: { offensive: values(flat), balanced: values(rising), defensive: values(flat), security: values(flat) },
        },
        {
          id: 'b',
          name: 'B',
          asset_class: 'money',
          values: { offensive: rest(flat), balanced: rest(rising), defensive: rest(flat), security: rest(flat) },
        },
      ],
    }
    const warned = codes(grid, 'warns')
    expect(warned.filter((code) => code.startsWith('return-rises'))).toEqual(['return-rises balanced 1'])
    expect(warned.filter((code) => code.startsWith('bolder'))).toEqual(
      [0, 1, 2, 3].map((step) => `bolder-than-bold balanced ${step}`),
    )
  })

  test.prop([grids])('[RADM-24] a grid changes nothing of itself, and every share of one that has none before it', (grid) => {
    expect(gridChanges(grid, grid)).toEqual([])
    const cells = grid.allocations.flatMap(({ values }) => PROFILES.flatMap((profile) => values[profile]))
    expect(gridChanges(undefined, grid)).toHaveLength(cells.filter((share) => share > 0).length)
  })

  it('[ROBO-26] what is not classified is left out, and its part is said', () => {
    expect(
      [
        { fund_type: 'EURO' },
        { classification: 'Actions internationales' },
        { classification: 'Obligations et autres titres' },
        { classification: 'Fonds monétaire à valeur liquidative variable' },
        { classification: 'Diversifié' },
        { classification: 'Capital investissement' },
        { classification: 'Sans classification' },
        {},
      ].map(assetClassOf),
    ).toEqual(['euro', 'shares', 'bonds', 'money', 'mixed', 'unlisted', null, null])
    const part = mixOfFunds(SET, [
      { amount: 30, asset_class: 'shares', ongoing_charges: 1.48 },
      { amount: 10, asset_class: null },
      { amount: 10, asset_class: 'money' },
    ])
    expect(part).toMatchObject({ unclassified: 0.2, weights: { shares: 0.75, money: 0.25 } })
    expect(part.mix?.mean).toBeCloseTo(0.75 * (0.065 - 0.0148) + 0.25 * (0.02 - 0.006), 14)
    expect(mixOfFunds(SET, [{ amount: 5, asset_class: null }])).toEqual({ mix: undefined, weights: {}, unclassified: 1 })
    expect(
      columnRisksOf(
        SET,
        { ...even(), allocations: even().allocations.map((fund) => Object.assign({}, fund, { asset_class: null })) },
        'balanced',
        0,
      ),
    ).toMatchObject({ risks: null, unclassified: 1, beyond: false })
  })

  it('[ROBO-24] shocks move what is held by class; a class without a figure has none; a blend moves as its parts', () => {
    const fund = (asset_class: 'shares' | 'bonds' | 'mixed' | 'unlisted', amount: string) => ({
      id: asset_class,
      label: asset_class,
      amount: euros(amount),
      asset_class,
      apart: null,
    })
    const shocksOf = (...funds: ReturnType<typeof fund>[]) =>
      projectionOf({ set: SET, grid: even(), profile: 'balanced', held: funds, years: 5, monthly: 0 }).today?.shocks.map(
        ({ change }) => change,
      )
    expect(shocksOf(fund('shares', '16000'), fund('bonds', '4000'))).toEqual([-5840, -2760])
    expect(shocksOf(fund('mixed', '1000'))).toEqual([-160, -150])
    expect(shocksOf(fund('unlisted', '1000'))).toEqual([null, null])
  })
})

describe('a grid as a file', () => {
  test.prop([gridShares])('[RADM-22] comes back from its canonical CSV as it was, which is written as it was', (grid) => {
    const text = writeGrid(grid)
    const read = readGrid(text, KNOWN)
    expect(read).toEqual({ kind: 'read', shares: grid })
    expect(read.kind === 'read' ? writeGrid(read.shares) : '').toBe(text)
  })

  test.prop([gridShares, fc.constantFrom('\n', '\r\n', '\r'), fc.boolean(), fc.boolean(), fc.boolean()])(
    '[RADM-22] does not depend on line ends, order of lines, trailing zeros or the separator',
    (grid, end, isReversed, hasZeros, isFrench) => {
      const [header = '', ...lines] = writeGrid(grid).trimEnd().split('\n')
      const ordered = isReversed ? lines.toReversed() : lines
      const padded = hasZeros
        ? ordered.map((line) => line.replaceAll(/,(\d+(?:\.\d+)?)(?=,|$)/g, (_, cell: string) => `,${Number(cell).toFixed(2)}`))
        : ordered
      const text = `${[header, ...padded].join(end)}${end}`
      const written = isFrench ? text.replaceAll(',', ';').replaceAll('.', ',') : text
      const read = readGrid(`\uFEFF${written}`, KNOWN)
      expect(read.kind === 'read' ? writeGrid(read.shares) : read).toBe(writeGrid(grid))
    },
  )

  const HEADER = 'profile,fund,step_1,step_2,step_3,step_4,step_5,step_6'
  const whole = PROFILES.map((profile) => `${profile},monetaire,100,100,100,100,100,100`)
  const problemsOf = (...lines: readonly string[]) => {
    const read = readGrid(lines.join('\n'), KNOWN)
    return read.kind === 'read'
      ? []
      : read.problems.map(({ code, line, column }) => [code, line, column].filter((part) => part !== undefined).join(' '))
  }

  it.each([
    ['nothing', [''], ['empty 1']],
    ['another header', ['profil,fonds,step_1'], ['header 1']],
    ['7 steps', [`${HEADER},step_7`], ['steps 1']],
    ['another number of cells', [HEADER, 'balanced,monetaire,100'], ['cells 2']],
    ['another profile', [HEADER, 'aggressive,monetaire,100,100,100,100,100,100'], ['profile-unknown 2 profile']],
    ['an unknown fund', [HEADER, 'balanced,or,100,100,100,100,100,100'], ['fund-unknown 2 fund']],
    ['101 %', [HEADER, 'balanced,monetaire,100,101,100,100,100,100'], ['range 2 step_2']],
    ['−5 %', [HEADER, 'balanced,monetaire,-5,100,100,100,100,100'], ['range 2 step_1']],
    ['a third decimal', [HEADER, 'balanced,monetaire,33.333,100,100,100,100,100'], ['precision 2 step_1']],
    ['a word', [HEADER, 'balanced,monetaire,cent,1e2,100,100,100,'], ['number 2 step_1', 'number 2 step_2', 'number 2 step_6']],
    ['a formula', [HEADER, 'balanced,=1+1,100,@SUM(1),100,100,100,100'], ['formula 2 fund', 'formula 2 step_2']],
    ['a line twice', [HEADER, ...whole, whole[1] ?? ''], ['line-twice 6 fund']],
    ['a missing profile', [HEADER, ...whole.slice(1)], ['profile-missing']],
    ['99,99 %', [HEADER, ...whole.slice(1), 'offensive,monetaire,99.99,100,100,100,100,100'], ['sum step_1']],
  ] as const)('[RADM-21] names %s by line and column', (_, lines, expected) => {
    expect(problemsOf(...lines)).toEqual(expected)
  })

  test.prop([gridShares, fc.boolean()])(
    '[RADM-21] [RADM-22] (S-37) reads names of profiles and funds as their codes, and a model file to begin from',
    (grid, isLoud) => {
      const funds = [...grid.funds.keys()].map((id) => ({ id, name: `Fonds ${id}` }))
      const allocations = [...grid.funds].map(([id, values]) => ({
        id,
        name: `Fonds ${id}`,
        values: {
          offensive: values.offensive.map((share) => share / 10_000),
          balanced: values.balanced.map((share) => share / 10_000),
          defensive: values.defensive.map((share) => share / 10_000),
          security: values.security.map((share) => share / 10_000),
        },
      }))
      const model = modelGrid(funds, { steps: grid.steps, allocations })
      expect(model).toContain('Équilibré;Fonds ')
      const [head = '', ...lines] = model.split('\r\n')
      const text = isLoud ? [head, ...lines.map((line) => line.toUpperCase())].join('\n') : model
      expect(readGrid(text, KNOWN)).toEqual({ kind: 'read', shares: grid })
    },
  )

  it('[RADM-21] (S-37) refuses a name that two funds have, and writes a model of zeros where no grid is in force', () => {
    const twins = [
      { id: 'a', name: 'Actions' },
      { id: 'b', name: 'actions' },
    ]
    const lines = (fund: string) => [HEADER, ...whole.map((line) => line.replace('monetaire', fund))].join('\n')
    expect(readGrid(lines('Actions'), twins)).toMatchObject({ problems: [{ code: 'fund-unknown' }, {}, {}, {}] })
    expect(readGrid(lines('b'), twins).kind).toBe('read')
    expect(modelGrid([{ id: 'a', name: 'Actions; or' }], undefined)).toContain('\r\nSécurité;"Actions; or";0;0;0;0;0;0\r\n')
  })

  it('[RADM-21] reads quotes, blanks, signs of percent and capitals', () => {
    const lines = [
      `"Profile",FUND,${HEADER.split(',').slice(2).join(',')}`,
      ...whole.map((line) => ` ${line.replaceAll('100', '"100,0 %"')}`),
    ]
    expect(problemsOf(...lines)).toEqual([])
  })

  it('[RADM-21] of many mistakes names fifty, each in forty characters', () => {
    const read = readGrid(
      [HEADER, ...Array.from({ length: 80 }, () => `balanced,${'x'.repeat(200)},1,1,1,1,1,1`)].join('\n'),
      KNOWN,
    )
    expect(read.kind === 'refused' && [read.problems.length, read.problems[0]?.text?.length]).toEqual([50, 40])
  })

  it('[RADM-21] tells UTF-16 by its mark or its zeros', () => {
    expect(
      [
        [0xff, 0xfe],
        [0xfe, 0xff],
        [112, 0, 114],
        [112, 114],
      ].map((bytes) => isWideText(Uint8Array.from(bytes))),
    ).toEqual([true, true, true, false])
  })
})

describe('the life of a version', () => {
  const version: Pick<GridVersion, 'id' | 'state' | 'author' | 'effective_on' | 'findings'> = {
    id: 'grid-1',
    state: 'draft',
    author: 'editor@example.org',
    effective_on: null,
    findings: [],
  }
  const editor = { email: 'editor@example.org', role: 'editor' } as const
  const approver = { email: 'approver@example.org', role: 'approver' } as const
  const reader = { email: 'reader@example.org', role: 'reader' } as const
  const warning: Finding = { code: 'bad-year', level: 'warns', profile: 'balanced', step: 0, fund: null, value: 0.2, limit: 0.17 }
  const submitted = { ...version, state: 'submitted' } as const
  const tomorrow = addDays(TODAY, 1)

  it('[RADM-25] each act belongs to one role', () => {
    expect(
      (['import', 'submit', 'publish', 'withdraw'] as const).map((act) => [
        mayDo('reader', act),
        mayDo('editor', act),
        mayDo('approver', act),
      ]),
    ).toEqual([
      [false, true, false],
      [false, true, false],
      [false, false, true],
      [false, false, true],
    ])
  })

  it.each([
    ['a reader submits', version, { act: 'submit' }, reader, 'role'],
    ['an editor submits', version, { act: 'submit' }, editor, undefined],
    ['what is submitted is submitted', submitted, { act: 'submit' }, editor, 'state'],
    ['a warning without a reason', { ...version, findings: [warning] }, { act: 'submit' }, editor, 'reason'],
    ['a warning with a reason', { ...version, findings: [warning] }, { act: 'submit', reason: 'Choix' }, editor, undefined],
    [
      'what blocks',
      { ...version, findings: [{ ...warning, level: 'blocks' as const }] },
      { act: 'submit', reason: 'Choix' },
      editor,
      'blocked',
    ],
    [
      'one’s own draft',
      { ...submitted, author: approver.email },
      { act: 'publish', effectiveOn: tomorrow },
      approver,
      'own-draft',
    ],
    ['a draft that nobody submitted', version, { act: 'publish', effectiveOn: tomorrow }, approver, 'state'],
    ['from today', submitted, { act: 'publish', effectiveOn: TODAY }, approver, 'day'],
    ['from no day', submitted, { act: 'publish' }, approver, 'day'],
    ['from a day of another', submitted, { act: 'publish', effectiveOn: tomorrow, daysTaken: [tomorrow] }, approver, 'day-taken'],
    ['from tomorrow', submitted, { act: 'publish', effectiveOn: tomorrow }, approver, undefined],
    [
      'withdrawing what is ahead',
      { ...version, state: 'published' as const, effective_on: tomorrow },
      { act: 'withdraw' },
      approver,
      undefined,
    ],
    [
      'withdrawing what is in force',
      { ...version, state: 'published' as const, effective_on: TODAY },
      { act: 'withdraw' },
      approver,
      'state',
    ],
    ['withdrawing a draft', version, { act: 'withdraw' }, approver, undefined],
  ] as const)('[RADM-25] [RADM-26] %s', (_, given, order, who, expected) => {
    expect(versionRefusal(given, order, who, TODAY)).toBe(expected)
  })

  test.prop([
    fc.array(
      fc.record({
        state: fc.constantFrom('draft', 'submitted', 'published', 'withdrawn'),
        effective_on: fc.option(
          fc.integer({ min: -400, max: 400 }).map((days) => addDays(TODAY, days)),
          { nil: null },
        ),
      }),
      { maxLength: 8 },
    ),
    fc.integer({ min: -400, max: 400 }),
  ])('[RADM-26] one at most is in force on each day: the one whose day came last', (versions, days) => {
    const day = addDays(TODAY, days)
    const found = inForceOn(versions, day)
    const begun = versions.filter(
      ({ state, effective_on }) => state === 'published' && effective_on !== null && effective_on <= day,
    )
    expect(found === undefined).toBe(begun.length === 0)
    for (const { effective_on } of begun) expect(String(effective_on) <= String(found?.effective_on)).toBe(true)
  })
})
