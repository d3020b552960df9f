import {
  advisorRequestCall,
  loadTransmissionCall,
  SHARED_AS,
  shareSimulationCall,
  shareTransmissionCall,
  type SharedOption,
} from '@hautelisse/domain/advisor'
import { PROVIDER_ADVISOR, type Letter } from '@hautelisse/domain/contract'
import { loadPensionCall } from '@hautelisse/domain/pension'
import { choicesOf } from '@hautelisse/domain/transmission'

import { keepLetter } from '../outbox/index.ts'
import type { Person } from '../people/index.ts'
import { answered, forMembers, refused, type Api } from '../server/index.ts'
import { readTold } from '../transmission/index.ts'

type Told = Pick<Letter, 'kind' | 'subject' | 'text'>

/** Writes to the person's own advisor, and to nobody else. */
const write = async (api: Api, person: Person, isMeant: (advisor: { id: string; email: string }) => boolean, told: Told) => {
  const advisor = person[PROVIDER_ADVISOR]
  if (advisor === undefined || !isMeant(advisor)) return refused('ERR_UNKNOWN')
  const { storage, clock } = api.options
  await keepLetter(storage, person.oauth_profile.sub, { ...told, at: clock.now(), to: advisor.email })
  return answered('OK')
}

/** Whether the simulation that a person saved has an option; none is always right (TADV-18). */
const hasOption = async ({ options: { storage } }: Api, sub: string, option: SharedOption | null): Promise<boolean> => {
  if (option === null) return true
  const told = await readTold(storage, sub)
  return told !== undefined && choicesOf(told.heirs).some((one) => SHARED_AS[one] === option)
}

/** The calls to the advisor, answered: each is kept in the outbox of the person instead of being sent. */
export const advisorCalls = [
  forMembers(advisorRequestCall, async ({ api, person, body }) =>
    write(api, person, ({ id }) => id === body.advisor_id, {
      kind: 'message',
      subject: `Message de ${body.email}`,
      text: body.message,
    }),
  ),

  forMembers(loadTransmissionCall, async ({ api, person, body }) =>
    body.user_id === person.oauth_profile.sub
      ? write(api, person, ({ email }) => email === body.advisor_email, {
          kind: 'notice',
          subject: 'Ma Transmission 360',
          text: 'Votre client a ouvert le simulateur de transmission.',
        })
      : refused('ERR_UNKNOWN'),
  ),

  forMembers(loadPensionCall, async ({ api, person, body }) => {
    if (body.user_id !== person.oauth_profile.sub) return refused('ERR_UNKNOWN')
    if (body.advisor_email !== person[PROVIDER_ADVISOR]?.email) {
      return refused('ERR_INVALID', [{ path: 'advisor_email', code: 'wrong' }])
    }
    return write(api, person, () => true, {
      kind: 'notice',
      subject: 'Estimation de retraite',
      text: 'Votre client a ouvert l’estimateur de retraite.',
    })
  }),

  forMembers(shareTransmissionCall, async ({ api, person, body: { user_id, advisor_email, spouse_option: option } }) => {
    if (user_id !== person.oauth_profile.sub) return refused('ERR_UNKNOWN')
    if (!(await hasOption(api, user_id, option))) return refused('ERR_INVALID', [{ path: 'spouse_option', code: 'wrong' }])
    return write(api, person, ({ email }) => email === advisor_email, {
      kind: 'share',
      subject: 'Ma Transmission 360',
      text: `Votre client partage sa simulation de transmission (${option ?? 'sans option'}).`,
    })
  }),

  forMembers(shareSimulationCall, async ({ api, person, body }) =>
    write(api, person, ({ email }) => email === body.advisor_email, {
      kind: 'share',
      subject: 'Simulation partagée',
      text: `Votre client partage une simulation (${body.reason}).`,
    }),
  ),
]
