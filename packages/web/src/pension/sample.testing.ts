import { plainDate } from '@hautelisse/domain/calendar'
import { FORM_OPTIONS, payloadOf, type PensionForm, type Provider } from '@hautelisse/domain/pension'
import { createClient } from '@hautelisse/machines/api'
import { apiPorts, type Credentials } from '@hautelisse/machines/pension'
import type { Before } from '../shell/index.ts'
import { encrypt } from './cipher.ts'

/** A seeded person, their account at the pension site, and what they answer. */
export type Sample = {
  readonly provider: Extract<Provider, 'cnav' | 'dgfip'>
  readonly person: string
  readonly birth: string
  readonly typed: Credentials
  readonly form: PensionForm
}

type Answers = {
  readonly salary: string
  readonly children?: number
  readonly family?: string
  readonly months?: string
}

const BIRTHS = ['04/05/1996', '12/09/1998', '01/02/2001']
/** Passwords of the demonstration. */
const PASSWORDS = { cnav: 'Fil-de-trame-1', dgfip: 'Lisse-2026' } as const

const sample = (
  person: string,
  birth: string,
  identifier: string,
  { salary, children = 0, family = 'CE', months = '12' }: Answers,
  provider: Sample['provider'] = 'cnav',
): Sample => ({
  provider,
  person,
  birth,
  typed: { identifier, password: PASSWORDS[provider] },
  form: {
    family_situation: family,
    children: String(children),
    ...Object.fromEntries(BIRTHS.slice(0, children).map((day, at) => [`children_birth_date_${at + 1}`, day])),
    professional_situation: 'ACT',
    professional_category: 'ACT',
    activity_rate: 'FULL_TIME',
    salary,
    month_number: months,
  },
})

/** People who work, with the answers of the form. */
export const SAMPLES = {
  sylvie: sample('sylvie-garnier', '1964-03-12', '2640376990901', { salary: '2680', children: 2, family: 'MA' }),
  nadia: sample('nadia-belkhir', '1968-02-29', '1204456789151', { salary: '3500', children: 3 }, 'dgfip'),
  thomas: sample('thomas-leroux', '1966-09-01', '1660976990903', { salary: '3050' }),
  marc: sample('marc-delorme', '1965-07-14', '1650776990904', { salary: '35000' }),
  bruno: sample('bruno-castagne', '1979-10-08', '1791076990905', { salary: '1100' }),
  lea: sample('lea-morvan', '1992-06-18', '2904712704145', { salary: '3300' }, 'dgfip'),
  camille: sample('camille-verdier', '2001-05-23', '2010576990907', { salary: '2400' }),
  'marie-antoinette': sample('marie-antoinette-de-la-rochebrune', '1961-12-31', '2611276990909', {
    salary: '41000',
    children: 3,
    months: '10',
  }),
} as const satisfies Readonly<Record<string, Sample>>

/** The seeded person whose pension is paid already. */
export const PAID: Sample = { ...sample('helene-fontanel', '1955-04-02', '2550476990908', { salary: '0' }), form: {} }

const TODAY = plainDate('2026-11-20')

/**
 * Signs a person in to the pension service, computes their estimate and saves it, all before a screen opens.
 *
 * @param sample - person, account and answers
 */
export const estimated =
  ({ provider, person, birth, typed, form }: Sample): Before =>
  async ({ transport, csrf }) => {
    const asker = { userId: person, origin: 'collective', birth: plainDate(birth) } as const
    const ports = apiPorts({ client: createClient({ transport, csrf }), encrypt, asker, advisorEmail: undefined })
    const options = { signal: new AbortController().signal }
    const signedIn = await ports.signIn(provider, typed, options)
    const session =
      signedIn.kind === 'open'
        ? signedIn.session
        : await ports.giveCode('dgfip', { ...signedIn, code: signedIn.shown ?? '' }, options)
    const payload = payloadOf(form, { birth: asker.birth, today: TODAY, options: FORM_OPTIONS })
    await ports.simulate(payload ?? null, session.session_id, options)
    await ports.save(session.session_id, options)
  }
