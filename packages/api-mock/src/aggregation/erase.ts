import { consentPhase } from '@hautelisse/domain/aggregation'

import { keepLetter } from '../outbox/index.ts'
import type { Person } from '../people/index.ts'
import type { Api } from '../server/index.ts'
import { connectorOf } from './connectors.ts'
import { readKept, updateKept, type Kept, type KeptLink } from './kept.ts'
import { keepConsent } from './register.ts'

const tell = async ({ options: { storage, clock } }: Api, person: Person, link: KeptLink): Promise<void> => {
  const on = clock.today()
  await keepConsent(storage, person, { at: clock.now(), kind: 'ERASED', link, on })
  const { sub, email } = person.oauth_profile
  await keepLetter(storage, sub, {
    at: clock.now(),
    kind: 'notice',
    to: email ?? sub,
    subject: 'Comptes d’un autre établissement effacés',
    text: `Votre accord pour ${connectorOf(link.connector)?.name ?? ''} a pris fin il y a plus de 90 jours et n’a pas été renouvelé. Ce que nous avions lu est effacé. Vous pouvez relier cet établissement de nouveau.`,
  })
}

/**
 * Reads the links of a person after erasing those whose consent ended too long ago: the person is told, once, and the register keeps their days.
 *
 * @param api the API
 * @param person whose links
 */
export const linksOf = async (api: Api, person: Person): Promise<Kept> => {
  const { storage, clock } = api.options
  const isOver = ({ given }: KeptLink): boolean => consentPhase(given, clock.today()) === 'erased'
  const known = await readKept(storage, person)
  if (!known.links.some(isOver)) return known
  const { now, erased } = await updateKept(storage, person, (kept) => {
    const next = { ...kept, links: kept.links.filter((link) => !isOver(link)) }
    return { kept: next, result: { now: next, erased: kept.links.filter(isOver) } }
  })
  for (const link of erased) await tell(api, person, link)
  return now
}
