import { describe, expect, it } from 'vitest'

import { memoryStorage } from '../storage/index.ts'
import { HOMES, startApi } from '../testing/index.ts'
import { keepOpinion } from './kept.ts'

const OPINION = '/api/v3/resources/opinion/update-opinion'
const bodyOf = (user_id: string, opinion: object = { satisfaction: 4, improvement_comment: 'Plus vite' }) => ({
  user_id,
  opinion,
})

describe.each(HOMES)('the opinion survey, in the home "%s"', (home) => {
  it('[P-CALL-93] [O-CALL-87] [S-CALL-06] is taken as often as it is given', async () => {
    const visitor = startApi(home).visit()
    await visitor.signIn('sylvie-garnier')
    for (const satisfaction of [2, 5]) {
      const answer = await visitor.post(OPINION, bodyOf('sylvie-garnier', { satisfaction }))
      expect([answer.status, answer.json()]).toEqual([200, 'OK'])
    }
  })

  it('[S-ROLE-08] is taken from the person alone, and not in a mirror session', async () => {
    const visitor = startApi(home).visit()
    expect((await visitor.post(OPINION, bodyOf('sylvie-garnier'))).status).toBe(403)
    await visitor.signIn('sylvie-garnier')
    for (const id of ['nadia-belkhir', 'nobody', 'constructor'])
      expect((await visitor.post(OPINION, bodyOf(id))).status).toBe(404)
    await visitor.signIn('hugo-delmas')
    const mirrored = await visitor.post(OPINION, bodyOf('hugo-delmas'))
    expect([mirrored.status, mirrored.json()]).toEqual([403, { data: 'ERR_MIRROR' }])
  })

  it('[OPIN-10] [OPIN-11] [OPIN-19] is refused with the field that is wrong', async () => {
    const visitor = startApi(home).visit()
    await visitor.signIn('sylvie-garnier')
    for (const [opinion, path] of [
      [{}, 'opinion.satisfaction'],
      [{ satisfaction: 6 }, 'opinion.satisfaction'],
      [{ satisfaction: 3, improvement_comment: 'x'.repeat(1801) }, 'opinion.improvement_comment'],
    ] as const) {
      const refused = await visitor.post(OPINION, bodyOf('sylvie-garnier', opinion))
      expect([refused.status, refused.json()]).toMatchObject([400, { data: 'ERR_INVALID', fields: [{ path }] }])
    }
  })
})

it('[P-CALL-93] each opinion is kept with its instant, the last twenty of a person', async () => {
  const storage = memoryStorage()
  for (let at = 0; at < 22; at += 1) await keepOpinion(storage, 'sylvie', { at, opinion: { satisfaction: 4 } })
  const kept = JSON.parse((await storage.documents.read('sylvie', 'opinions'))?.value ?? '[]') as unknown[]
  expect([kept.length, kept[0], kept.at(-1)]).toEqual([
    20,
    { at: 2, opinion: { satisfaction: 4 } },
    { at: 21, opinion: { satisfaction: 4 } },
  ])
  expect(await storage.documents.read('hugo', 'opinions')).toBeUndefined()
})
