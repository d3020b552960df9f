import { keepableOf, readDraft } from '@hautelisse/domain/kept'
import { typedDrafts } from '@hautelisse/domain/kept/arbitraries'
import { releaseLines } from '@hautelisse/domain/release'
import { test } from '@fast-check/vitest'
import { expect } from 'vitest'

import { TODAY, draftPath, startApi } from '../testing/index.ts'

const { visit } = startApi('server', { limits: { writesPerMinute: Number.MAX_SAFE_INTEGER } })
const visitor = visit()
const signedIn = visitor.signIn('sylvie-garnier')

test.prop([typedDrafts])(
  '[KEPT-02] [KEPT-03] whatever is typed, what may be kept of it comes back, and nothing else',
  async (typed) => {
    await signedIn
    const lines = releaseLines(TODAY)
    const keep = async (content: unknown) =>
      (await visitor.send({ method: 'PUT', path: draftPath(typed.act), body: { content } })).status
    const keepable = keepableOf(typed, lines).draft
    expect(await keep(keepable)).toBe(200)
    expect(await keep(typed.draft)).toBe(readDraft(typed.act, typed.draft, lines) === undefined ? 400 : 200)
    expect((await visitor.get(draftPath(typed.act))).json()).toMatchObject({
      content: JSON.parse(JSON.stringify(keepable)) as object,
    })
  },
)
