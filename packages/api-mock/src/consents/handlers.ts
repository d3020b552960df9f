import { mirrorConsentCall } from '@hautelisse/domain/consents'

import { answered, forMembers, refused } from '../server/index.ts'

/** The calls about consents, answered: of the person who is signed in, and of nobody else. */
export const consentsCalls = [
  forMembers(mirrorConsentCall, async ({ query, person }) =>
    query.user_id === person.oauth_profile.sub
      ? answered({ mirror_consent: person.letsEmployeesLook === true })
      : refused('ERR_UNKNOWN'),
  ),
]
