import { companyPensionCall, mirrorConsentCall, transmissionConsentCall } from '@hautelisse/domain/consents'

import { answered, forMembers, refused } from '../server/index.ts'
import { keepConsent, readConsent } from './kept.ts'

/** The calls about consents, answered: of the person who is signed in, and of nobody else. */
export const consentsCalls = [
  forMembers(mirrorConsentCall, async ({ query, person }) =>
    query.user_id === person.oauth_profile.sub
      ? answered({ mirror_consent: person.letsEmployeesLook === true })
      : refused('ERR_UNKNOWN'),
  ),

  forMembers(companyPensionCall, async ({ api, person: { companyPension, oauth_profile } }) => {
    if (companyPension === undefined) return refused('ERR_UNKNOWN')
    const given = await readConsent(api.options.storage, oauth_profile.sub)
    return answered({ ...companyPension, consent: given ?? companyPension.consent })
  }),

  forMembers(transmissionConsentCall, async ({ api, body, person: { companyPension, oauth_profile } }) => {
    if (companyPension === undefined || body.user_id !== oauth_profile.sub) return refused('ERR_UNKNOWN')
    const { storage, clock } = api.options
    const isKept = await keepConsent(storage, oauth_profile.sub, body.b2v_consent, clock.now())
    return isKept ? answered('OK') : refused('ERR_LIMIT')
  }),
]
