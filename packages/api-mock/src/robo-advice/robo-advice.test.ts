import { assumptionsNamed } from '@hautelisse/domain/futures'
import { gapsOf, profileLossOf, projectionOf, roboProfileCall, roboProjectionCall, stepAt } from '@hautelisse/domain/robo-advice'
import type { DocumentTree } from '@hautelisse/domain/explain'
import { addDays } from '@hautelisse/domain/calendar'
import { describe, expect, it } from 'vitest'

import { movingClock } from '../server/index.ts'
import { memoryStorage } from '../storage/index.ts'
import {
  confirmByCode,
  DECLARATION,
  HOMES,
  keyed,
  MONTHLY,
  PAYMENT,
  paymentBody,
  startApi,
  TODAY,
  type Visitor,
} from '../testing/index.ts'

const PREFIX = '/api/v3/simulators/robo-advisor'
const PEE = { user_id: 'sylvie-garnier', entity_id: 'ent-aubrenne', contract_id: 'pee-aubrenne' } as const
const ANSWERS = {
  needed_in: 5,
  purpose: 'home',
  fall: 3,
  reserve: 4,
  part: 3,
  income: 3,
  statements: { shares_lose: 'true', return_means_risk: 'true', bonds_never_lose: 'false' },
  experience: true,
  worst_year: 4,
  range: 4,
  after_fall: 3,
  sustainability: { least_share: 0, goes_on: false },
}

const signedIn = async (home: (typeof HOMES)[number], sub = 'sylvie-garnier'): Promise<Visitor> => {
  const visitor = startApi(home, {
    loadPrinter: async () => async (tree) => new TextEncoder().encode(JSON.stringify(tree)),
  }).visit()
  await visitor.signIn(sub)
  return visitor
}

const readProfile = async (visitor: Visitor, more: object = {}) =>
  roboProfileCall.answer.parse((await visitor.post(`${PREFIX}/profile`, { ...PEE, ...more })).json())

describe.each(HOMES)('the robo-advice, in the home "%s"', (home) => {
  it('[O-CALL-89] [O-CALL-94] [O-CALL-95] [ROBO-01] lists the plans that are held in free management and have a grid in force', async () => {
    const visitor = await signedIn(home)
    const { status, json } = await visitor.post(`${PREFIX}/entities`, { user_id: 'sylvie-garnier' })
    expect([status, json()]).toEqual([
      200,
      [
        {
          contract_id: 'pee-aubrenne',
          entity_id: 'ent-aubrenne',
          account_type: 'PEE',
          company_name: 'Verrerie Aubrenne',
          scope: 's2e',
          policy_id: '00482190',
        },
        {
          contract_id: 'pereco-aubrenne',
          entity_id: 'ent-aubrenne',
          account_type: 'PERECO',
          company_name: 'Verrerie Aubrenne',
          scope: 'ais',
          policy_id: '00482201',
        },
      ],
    ])
  })

  it('[ROBO-33] tells what scheduled payments put into each fund in a month, and counts those of the grid alone', async () => {
    const visitor = await signedIn(home)
    const scheduled = async (plan: object) => {
      const { holdings } = await readProfile(visitor, plan)
      const funds = (holdings?.funds ?? []).flatMap(({ id, scheduled: each }) =>
        each === undefined ? [] : [[id, each.toNumber()]],
      )
      return [holdings?.monthly_payment.toNumber(), ...funds]
    }
    expect(await scheduled({})).toEqual([0])
    const parts = [
      { id: 'monetaire-responsable', amount: 240 },
      { id: 'actions-europe-durable', amount: 60 },
    ]
    const body = {
      ...paymentBody({ amount: 300 }),
      ...MONTHLY,
      periodicity: 'TRIMESTRIELLE',
      repartitions: [{ id: '00482190', investments: parts }],
    }
    const paid = await visitor.send({ method: 'POST', path: PAYMENT, body, headers: keyed('each quarter') })
    expect(paid.status).toBe(200)
    expect(await scheduled({})).toEqual([100, ['actions-europe-durable', 20], ['monetaire-responsable', 80]])
    // 150 € a month of her PERECO go to two funds that its grid does not have.
    expect((await scheduled({ contract_id: 'pereco-aubrenne' }))[0]).toBe(0)
  })

  it.each([
    ['nadia-belkhir', 'a plan without a grid is left out', ['pee-carmandel']],
    ['karim-vasseur', 'a grid that does not add up is never shown to savers', []],
    ['thomas-leroux', 'a guided account and another type are left out', []],
  ])('[ROBO-04] [ROBO-05] lists for %s: %s', async (sub, _, expected) => {
    const visitor = await signedIn(home, sub)
    const answer = await visitor.post(`${PREFIX}/entities`, { user_id: sub })
    expect((answer.json() as { contract_id: string }[]).map(({ contract_id }) => contract_id)).toEqual(expected)
  })

  it('[O-CALL-88] [ROBO-03] gives the four columns at the horizon, what is held, and the questionnaire that holds', async () => {
    const visitor = await signedIn(home)
    const { profiles, ...answer } = await readProfile(visitor)
    expect(answer).toMatchObject({
      investor_profile: 'balanced',
      horizon_years: 3,
      questionnaire: { dated_on: '2026-11-04', valid_until: '2028-11-04', state: 'valid' },
      grid: { version: 2, effective_on: '2026-10-01', steps: 6 },
    })
    expect(profiles.balanced).toEqual([
      { label: 'Actions Europe Durable', value: 0.4 },
      { label: 'Obligations Responsables', value: 0.35 },
      { label: 'Monétaire Responsable', value: 0.25 },
    ])
    const { grid, holdings } = answer
    if (grid === undefined || holdings === undefined) throw new Error('The answer has no grid or no holdings.')
    // Worked case 3: what mock-up x shows.
    const gaps = gapsOf(grid, 'balanced', stepAt(6, 3), holdings.funds)
    expect(gaps.funds.map(({ target, gap }) => [target.toFixed(2), gap.toFixed(2)])).toEqual([
      ['4561.66', '-677.58'],
      ['3991.46', '1026.54'],
      ['2851.04', '-348.96'],
    ])
    expect([gaps.base.toFixed(2), gaps.toMove.toFixed(2)]).toEqual(['11404.16', '1026.54'])
  })

  it('[ROBO-24] answers the very figures that the page computes, to the cent', async () => {
    const visitor = await signedIn(home)
    const { grid, holdings, explanation } = await readProfile(visitor)
    if (grid === undefined || holdings === undefined || explanation === undefined) throw new Error('The answer is not whole.')
    for (const [profile, horizon_years, monthly_payment] of [
      ['balanced', 4, 150],
      ['offensive', 25, 0],
      ['security', 0.5, 12.34],
    ] as const) {
      const answer = await visitor.post(`${PREFIX}/projection`, { ...PEE, profile, horizon_years, monthly_payment })
      const read = roboProjectionCall.answer.parse(answer.json())
      const { initial, fan, today } = projectionOf({
        set: assumptionsNamed(explanation.assumptions),
        grid,
        profile,
        held: holdings.funds,
        years: horizon_years,
        monthly: monthly_payment,
      })
      expect(read).toEqual({ assumptions: 'robo-2026-10', initial, fan, today })
      expect(read.fan.points.at(-1)?.years).toBe(horizon_years)
    }
  })

  it.each([
    [{ horizon_years: 0 }, 'horizon_years'],
    [{ horizon_years: 0.01 }, 'horizon_years'],
    [{ horizon_years: 60.5 }, 'horizon_years'],
    [{ monthly_payment: 10_000_000 }, 'monthly_payment'],
    [{ monthly_payment: -1 }, 'monthly_payment'],
    [{ monthly_payment: 0.001 }, 'monthly_payment'],
    [{ profile: 'aggressive' }, 'profile'],
  ])('[ROBO-24] refuses a projection with %j, and names the field', async (wrong, path) => {
    const visitor = await signedIn(home)
    const body = { ...PEE, profile: 'balanced', horizon_years: 4, monthly_payment: 0, ...wrong }
    const answer = await visitor.post(`${PREFIX}/projection`, body)
    const { data, fields } = answer.json() as { data: string; fields: { path: string }[] }
    expect([answer.status, data, fields[0]?.path]).toEqual([400, 'ERR_INVALID', path])
    const least = { ...PEE, profile: 'balanced', horizon_years: 60, monthly_payment: 0 }
    expect((await visitor.post(`${PREFIX}/projection`, least)).status).toBe(200)
  })

  it('[ROBO-28] keeps answers, and shows the profile that they give from then on', async () => {
    const visitor = await signedIn(home)
    const answer = await visitor.post(`${PREFIX}/questionnaire`, { ...PEE, version: '2026-10', answers: { ...ANSWERS, fall: 2 } })
    expect(answer.json()).toMatchObject({
      state: 'kept',
      investor_profile: 'defensive',
      levels: { capacity: 2, knowledge: 4, tolerance: 4 },
      decided_by: ['capacity'],
      dated_on: '20/11/2026',
      valid_until: '20/11/2028',
    })
    expect(await readProfile(visitor)).toMatchObject({ investor_profile: 'defensive', horizon_years: 5 })
  })

  it('[ROBO-29] keeps nothing until a contradiction is confirmed', async () => {
    const visitor = await signedIn(home)
    const body = { ...PEE, version: '2026-10', answers: { ...ANSWERS, after_fall: 2 } }
    const first = await visitor.post(`${PREFIX}/questionnaire`, body)
    expect(first.json()).toMatchObject({
      state: 'to-confirm',
      investor_profile: null,
      contradictions: [{ kind: 'tolerance-apart', questions: ['worst_year', 'after_fall'] }],
    })
    expect((await readProfile(visitor)).questionnaire).toMatchObject({ dated_on: '2026-11-04' })
    const second = await visitor.post(`${PREFIX}/questionnaire`, { ...body, confirmed: ['tolerance-apart'] })
    expect(second.json()).toMatchObject({ state: 'kept', investor_profile: 'balanced' })
    expect((await readProfile(visitor)).questionnaire).toMatchObject({ dated_on: '2026-11-20' })
  })

  it('[ROBO-28] a refusal leaves no profile of one’s own, and the four to look at', async () => {
    const visitor = await signedIn(home)
    const answer = await visitor.post(`${PREFIX}/questionnaire`, { ...PEE, version: '2026-10', answers: null })
    expect(answer.json()).toMatchObject({ state: 'refused', investor_profile: null, levels: null, decided_by: [] })
    expect(await readProfile(visitor)).toMatchObject({ investor_profile: null, horizon_years: null, explanation: { step: null } })
  })

  it('[ROBO-28] refuses answers that are missing, and those to an older questionnaire; what was kept stays', async () => {
    const visitor = await signedIn(home)
    const { income: _, ...eleven } = ANSWERS
    const missing = await visitor.post(`${PREFIX}/questionnaire`, { ...PEE, version: '2026-10', answers: eleven })
    expect([missing.status, missing.json()]).toMatchObject([400, { fields: [{ path: 'answers.income', code: 'required' }] }])
    const older = await visitor.post(`${PREFIX}/questionnaire`, { ...PEE, version: '2024-01', answers: ANSWERS })
    expect([older.status, older.json()]).toMatchObject([409, { data: 'ERR_CONFLICT', fields: [{ path: 'version' }] }])
    expect(await readProfile(visitor)).toMatchObject({ investor_profile: 'balanced' })
  })

  it('[ROBO-28] a questionnaire is over after two years: the profile is to be found again', async () => {
    const visitor = await signedIn(home, 'nadia-belkhir')
    const of = { user_id: 'nadia-belkhir', entity_id: 'ent-carmandel', contract_id: 'pee-carmandel' }
    expect(await readProfile(visitor, of)).toMatchObject({
      investor_profile: null,
      questionnaire: { state: 'expired', dated_on: '2024-10-10', valid_until: '2026-10-10' },
      grid: { steps: 9 },
      holdings: {
        funds: expect.arrayContaining([expect.objectContaining({ id: 'actionnariat-aubrenne', apart: 'not-on-grid' })]),
      },
    })
  })

  it('[ROBO-28] lapses with a declaration that tells another situation, and answers given since then hold', async () => {
    const visitor = await signedIn(home, 'sylvie-garnier')
    await confirmByCode(visitor)
    const declare = async (key: string, more: object) =>
      (
        await visitor.send({
          method: 'POST',
          path: '/api/v2/services/api-s2e/profile/update-identity',
          body: { main_company_id: 'ent-aubrenne', declaration: { ...DECLARATION, ...more } },
          files: [],
          headers: keyed(key),
        })
      ).json()
    const standing = async () => {
      const { investor_profile, questionnaire } = await readProfile(visitor)
      return [investor_profile, questionnaire?.state, questionnaire?.cause]
    }
    expect(await declare('one', {})).toBe('OK')
    expect(await declare('two', { birth_place: 'Rouen', politically_exposed: 'PROCHE', public_function: 'DIPLOMATE' })).toBe('OK')
    expect(await standing()).toEqual(['balanced', 'valid', undefined])
    expect(await declare('three', { occupation: 'RETRAITE' })).toBe('OK')
    expect(await standing()).toEqual([null, 'expired', 'declaration'])
    await visitor.post(`${PREFIX}/questionnaire`, { ...PEE, version: '2026-10', answers: ANSWERS })
    expect(await standing()).toEqual(['balanced', 'valid', undefined])
    expect(await declare('four', { occupation: 'RETRAITE', tax_residences: ['FR', 'BE'] })).toBe('OK')
    expect(await standing()).toEqual([null, 'expired', 'declaration'])
  })

  it('[ROBO-28] holds on its last day, and no longer', async () => {
    const storage = memoryStorage()
    for (const [days, expected] of [
      [715, 'balanced'],
      [716, null],
    ] as const) {
      const clock = movingClock({ now: () => Date.parse('2026-11-20T09:00:00Z'), firstDay: () => addDays(TODAY, days), storage })
      const visitor = startApi(home, { storage: memoryStorage(), clock }).visit()
      await visitor.signIn('sylvie-garnier')
      expect([days, (await readProfile(visitor)).investor_profile]).toEqual([days, expected])
    }
  })

  it('[ROBO-30] gives the statement of suitability, with what decided, the risk, the gaps and the futures', async () => {
    const visitor = await signedIn(home)
    const body = { ...PEE, profile: 'balanced', horizon_years: 4, choice: 'follow' }
    const answer = await visitor.post(`${PREFIX}/statement`, body)
    const words = Buffer.from(answer.json() as string, 'base64').toString()
    for (const said of [
      'Déclaration d’adéquation',
      'Déclaration d’adéquation, arrêtée au 20/11/2026, Sylvie Garnier',
      'Le profil «\u00A0Équilibré\u00A0» dépasse sa propre limite de perte',
      'C’est le profil de vos réponses. Après 3\u00A0ans, 25 chances sur 100 d’avoir moins qu’au départ\u00A0: sa limite est 18.',
      '"name":"Questionnaire du","value":"04/11/2026"',
      'version 2, en vigueur depuis le 01/10/2026',
      'suivre ce profil',
      'robo-2026-10',
      'votre capacité à supporter une perte, votre tolérance aux baisses',
      'La grille de votre entreprise prend plus de risque que notre calcul',
      '1\u00A0026,54',
      'des calculs sur des hypothèses, pas des prévisions',
    ])
      expect(words).toContain(said)
  })

  it('[ROBO-30] (S-14) (S-15) (S-16) (S-41) the statement of suitability begins with its conclusion, says the loss as the pages do, and names no choice where none was made', async () => {
    const visitor = await signedIn(home)
    const blocksOf = async (body: object) => {
      const answer = await visitor.post(`${PREFIX}/statement`, { ...PEE, horizon_years: 4, choice: 'keep', ...body })
      return (JSON.parse(Buffer.from(answer.json() as string, 'base64').toString()) as DocumentTree).blocks
    }
    for (const [profile, title] of [
      ['offensive', 'Le profil «\u00A0Offensif\u00A0» ne vous convient pas'],
      ['security', 'Le profil «\u00A0Sécurité\u00A0» vous convient'],
    ] as const) {
      const blocks = await blocksOf({ profile })
      expect(blocks.slice(0, 2)).toMatchObject([{ kind: 'band' }, { kind: 'box', title }])
      expect(JSON.stringify(blocks)).not.toContain('Votre choix')
      expect(JSON.stringify(blocks)).not.toMatch(/\d{4}-\d{2}-\d{2}/)
    }
    // The questionnaire gives « Équilibré », whose limit the grid of the company passes.
    await visitor.post(`${PREFIX}/questionnaire`, {
      ...PEE,
      version: '2026-10',
      answers: ANSWERS,
      confirmed: ['project-against-loss'],
    })
    const balanced = await blocksOf({ profile: 'balanced' })
    expect(balanced[1]).toMatchObject({ title: 'Le profil «\u00A0Équilibré\u00A0» dépasse sa propre limite de perte' })
    const { grid, holdings, explanation } = await readProfile(visitor)
    if (grid === undefined || holdings === undefined || explanation === undefined) throw new Error('The answer is not whole.')
    const loss = profileLossOf(assumptionsNamed(explanation.assumptions), grid, 'balanced', 4, 11_404.16)
    for (const said of [
      `1\u00A0020\u00A0€ ou plus (limite du profil 1\u00A0940\u00A0€)`,
      `${loss?.chance} sur 100 (limite du profil ${loss?.chanceLimit} sur 100)`,
      'après 3\u00A0ans, cette répartition gardée',
      'grille suivie, plus prudente chaque année',
    ])
      expect(JSON.stringify(balanced)).toContain(said)
    // Nothing is said of what would be moved to a profile that passes its own limit.
    expect(JSON.stringify(balanced)).not.toMatch(/déplacé|1\u00A0026,54/)
    expect(loss).toMatchObject({ badYear: 1020, badYearLimit: 1940, chance: 25, chanceLimit: 18 })
    expect(JSON.stringify(balanced)).not.toMatch(/sur 100[^"]*\d,\d\d\u00A0%/)
    expect(JSON.stringify(balanced)).not.toMatch(/ [:;?!%€»]|« /)
    const [, unknown] = await blocksOf({ contract_id: 'pereco-aubrenne', profile: 'balanced' })
    expect(unknown).toMatchObject({
      kind: 'box',
      text: expect.stringContaining('Nous ne pouvons pas dire si ce profil vous convient'),
    })
  })

  it('[ROBO-30] who could not bear a fall is not handed over to the boldest profile, and may change nothing', async () => {
    const visitor = await signedIn(home)
    await visitor.post(`${PREFIX}/questionnaire`, {
      ...PEE,
      version: '2026-10',
      answers: { ...ANSWERS, fall: 1 },
      confirmed: ['project-against-loss'],
    })
    const body = { ...PEE, profile: 'offensive', horizon_years: 4, choice: 'follow' }
    const refused = await visitor.post(`${PREFIX}/statement`, body)
    expect([refused.status, refused.json()]).toMatchObject([403, { data: 'ERR_REFUSED', fields: [{ code: 'capacity' }] }])
    expect((await visitor.post(`${PREFIX}/statement`, { ...body, choice: 'keep' })).status).toBe(200)
  })

  it('[ROBO-01] answers nobody about somebody else, or about a plan that is not theirs', async () => {
    const visitor = await signedIn(home)
    for (const wrong of [
      { ...PEE, user_id: 'nadia-belkhir' },
      { ...PEE, contract_id: 'pee-carmandel' },
      { ...PEE, entity_id: 'ent-carmandel' },
      { ...PEE, contract_id: 'constructor' },
    ])
      expect((await visitor.post(`${PREFIX}/profile`, wrong)).status).toBe(404)
    expect((await visitor.post(`${PREFIX}/entities`, { user_id: 'nadia-belkhir' })).status).toBe(404)
    const stranger = startApi(home).visit()
    await stranger.get('/api/v3/version')
    expect((await stranger.post(`${PREFIX}/entities`, { user_id: 'sylvie-garnier' })).status).toBe(401)
  })
})
