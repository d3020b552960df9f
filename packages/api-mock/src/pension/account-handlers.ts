import type { FieldProblem } from '@hautelisse/domain/contract'
import {
  answerSecret,
  bareIdentifier,
  forgotPasswordFirstCall,
  forgotPasswordSecondCall,
  NEW_PASSWORD_FROM,
  registerFirstCall,
  registerSecondCall,
} from '@hautelisse/domain/pension'
import { birthDateOf } from '@hautelisse/domain/session'

import { keepLetter, shownSecret } from '../outbox/index.ts'
import { answered, forMembers, refused, refusedSaying } from '../server/index.ts'
import { accountsOf, siteOf } from './accounts.ts'
import { decryptedText, keepable } from './cipher.ts'
import { changeAccess, keepSite, readSite } from './kept.ts'
import { portalOf, refusalOf, type By } from './login.ts'

const invalid = (path: string, code: string, params?: FieldProblem['params']) =>
  refused('ERR_INVALID', [params === undefined ? { path, code } : { path, code, params }])

/** A name or an answer as it is compared: without accents, capitals and spaces around it. */
const bare = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase()

/** What was encrypted, or undefined where it does not decrypt. */
type Read = { readonly identifier: string | undefined; readonly isOwn: boolean }

const readIdentifier = async ({ api, person }: By, sent: string): Promise<Read> => {
  const identifier = await decryptedText(api, sent)
  const own = accountsOf(person.oauth_profile.sub)?.nir
  return { identifier, isOwn: identifier !== undefined && own === bareIdentifier('cnav', identifier) }
}

const NO_ACCOUNT = 'Aucun compte du site retraite n’est ouvert avec ce numéro de sécurité sociale.'

const PASSWORD_LENGTH = 12

/** The account at the pension site, answered: made by the person it belongs to, and given back to them alone. */
export const accountCalls = [
  forMembers(registerFirstCall, async ({ body, ...by }) => {
    const { api, person } = by
    const { sub, family_name: name = '' } = person.oauth_profile
    const { identifier, isOwn } = await readIdentifier(by, body.identifier)
    if (identifier === undefined) return invalid('identifier', 'cipher')
    if (!isOwn) return invalid('identifier', 'wrong')
    const site = await siteOf(api, sub)
    if (site !== undefined) return invalid('identifier', 'taken')
    if (bare(body.last_name) !== bare(name)) return invalid('last_name', 'wrong')
    if (body.birth_date !== birthDateOf(person)) return invalid('birth_date', 'wrong')
    await keepSite(api.options.storage, sub, { begun: portalOf(by) })
    return answered({})
  }),

  forMembers(registerSecondCall, async ({ body, ...by }) => {
    const { api, person } = by
    const { sub } = person.oauth_profile
    const [{ identifier, isOwn }, password] = [await readIdentifier(by, body.identifier), await decryptedText(api, body.password)]
    if (identifier === undefined) return invalid('identifier', 'cipher')
    if (password === undefined) return invalid('password', 'cipher')
    const { begun } = await readSite(api.options.storage, sub)
    if (!isOwn || begun !== portalOf(by)) return invalid('identifier', 'wrong')
    if (password.length < NEW_PASSWORD_FROM) return invalid('password', 'password-too-short', { minimum: NEW_PASSWORD_FROM })
    const { random } = api.options
    await keepSite(api.options.storage, sub, {
      password: await keepable(password, random()),
      question: body.secret_question,
      answer: await keepable(bare(body.secret_answer), random()),
    })
    return answered({})
  }),

  forMembers(forgotPasswordFirstCall, async ({ body, ...by }) => {
    const { identifier, isOwn } = await readIdentifier(by, body.identifier)
    if (identifier === undefined) return invalid('identifier', 'cipher')
    const site = isOwn ? await siteOf(by.api, by.person.oauth_profile.sub) : undefined
    return site?.kind === 'own' ? answered({ valeur: site.question }) : refusedSaying('ERR_MAREL_ACCOUNT', NO_ACCOUNT)
  }),

  forMembers(forgotPasswordSecondCall, async ({ body, ...by }) => {
    const { api, person } = by
    const { sub, email = '' } = person.oauth_profile
    const { identifier, isOwn } = await readIdentifier(by, body.identifier)
    if (identifier === undefined) return invalid('identifier', 'cipher')
    const site = isOwn ? await siteOf(api, sub) : undefined
    const isAnswer = site?.kind === 'own' && (await site.isAnswer(bare(body.secret_answer)))
    const isRight = isAnswer && body.birth_date === birthDateOf(person)
    const { storage, random, clock, environment } = api.options
    const refusal = refusalOf(
      await changeAccess(storage, sub, (held) => answerSecret(held, isRight, clock.now())),
      'ERR_MAREL_ANSWER',
    )
    if (refusal !== undefined) return refusal
    const password = random().slice(0, PASSWORD_LENGTH)
    const kept = await readSite(storage, sub)
    await keepSite(storage, sub, { ...kept, password: await keepable(password, random()) })
    await keepLetter(storage, sub, {
      at: clock.now(),
      kind: 'message',
      to: email,
      subject: 'Votre nouveau mot de passe',
      text: `Votre nouveau mot de passe du site retraite : ${shownSecret(environment, password)}`,
    })
    return answered({})
  }),
]
