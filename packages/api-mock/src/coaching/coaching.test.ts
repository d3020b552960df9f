import { describe, expect, it } from 'vitest'

import { HOMES, startApi } from '../testing/index.ts'

const COACHING = '/api/v2/services/filib/iframe'

describe.each(HOMES)('the coaching partner, in the home "%s"', (home) => {
  it('[P-CALL-85] [S-CALL-41] [O-CALL-77] has an address for those whose company offers one, and none for the others', async () => {
    const visitor = startApi(home).visit()
    expect((await visitor.get(COACHING)).json()).toEqual({ errorData: 'ERR_TOKEN' })
    await visitor.signIn('sylvie-garnier')
    expect((await visitor.get(COACHING)).json()).toEqual({ data: '/stand-in/coaching' })
    await visitor.signIn('thomas-leroux')
    const without = await visitor.get(COACHING)
    expect([without.status, without.json()]).toEqual([200, { data: null }])
  })
})
