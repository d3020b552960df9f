import { describe, expect, it } from 'vitest'

import { HOMES, startApi } from '../testing/index.ts'

const consentOf = (id: string) => `/api/v3/consents/mirror?user_id=${id}`

describe.each(HOMES)('the consent to a mirror session, in the home "%s"', (home) => {
  it('[P-CALL-83] is answered to the person whose it is', async () => {
    const visitor = startApi(home).visit()
    await visitor.signIn('hugo-delmas')
    expect((await visitor.get(consentOf('hugo-delmas'))).json()).toEqual({ mirror_consent: true })
    await visitor.signIn('sylvie-garnier')
    expect((await visitor.get(consentOf('sylvie-garnier'))).json()).toEqual({ mirror_consent: false })
  })

  it('[P-CALL-83] is told to nobody else, known or unknown, and to nobody without an id', async () => {
    const visitor = startApi(home).visit()
    expect((await visitor.get(consentOf('hugo-delmas'))).json()).toEqual({ data: 'ERR_TOKEN' })
    await visitor.signIn('sylvie-garnier')
    for (const id of ['hugo-delmas', 'nobody', 'constructor']) {
      const other = await visitor.get(consentOf(id))
      expect([other.status, other.json()]).toEqual([404, { data: 'ERR_UNKNOWN' }])
    }
    for (const search of ['', '?user_id=', '?user_id=sylvie-garnier&more=1'])
      expect((await visitor.get(`/api/v3/consents/mirror${search}`)).status).toBe(400)
  })
})
