import { parseFrenchDate, type PlainDate } from '@hautelisse/domain/calendar'
import {
  ameliCodeCall,
  ameliLoginCall,
  cnavLoginCall,
  dgfipCodeCall,
  dgfipLoginCall,
  dgfipResendCall,
  forgotPasswordFirstCall,
  forgotPasswordSecondCall,
  loadPensionCall,
  pensionContractsCall,
  pensionDemonstrationCall,
  pensionInitializeCall,
  pensionKeyCall,
  pensionSaveCall,
  pensionSimulationCall,
  registerFirstCall,
  registerSecondCall,
} from '@hautelisse/domain/pension'
import { ApiFailure, failureCode, type Client } from '../api/index.ts'
import type { Asker, Credentials, PensionPorts, SignedIn } from './context.ts'

/** Encrypts a text with a public key, given as PEM. */
export type EncryptPort = (pem: string, text: string) => Promise<string>

type Options = { readonly signal: AbortSignal }
type Texts<Name extends string> = Readonly<Record<Name, string>>

/** The service could not decrypt what it was sent: its key is another one by now. */
const isCipherRefused = (error: unknown): boolean =>
  error instanceof ApiFailure && failureCode(error) === 'ERR_INVALID' && error.fields.some(({ code }) => code === 'cipher')

/** Days that were checked before they are sent. */
const dayOf = (typed: string): PlainDate => {
  const day = parseFrenchDate(typed)
  if (day === undefined) throw new Error('A day was sent that was not checked.')
  return day
}

type Parts = {
  readonly client: Client
  readonly encrypt: EncryptPort
  readonly asker: Asker
  readonly advisorEmail: string | undefined
}

/**
 * Makes the ports of the estimator out of the API's client. The key is asked for before each text that is encrypted with it, and once more where the service
 * could not decrypt (S-CALL-27).
 *
 * @param parts client, cipher, who asks, and the address of their advisor
 */
export const apiPorts = ({
  client,
  encrypt,
  asker: { userId: user_id },
  advisorEmail,
}: Parts): Omit<PensionPorts, 'clock' | 'openModal'> => {
  const seal = async <Name extends string>(texts: Texts<Name>, options: Options): Promise<Texts<Name>> => {
    const key = await client.call(pensionKeyCall, {}, options)
    const sealed = Object.entries<string>(texts).map(async ([name, text]) => [name, await encrypt(key, text)] as const)
    return Object.fromEntries(await Promise.all(sealed)) as Texts<Name>
  }

  const sealed = async <Name extends string, Answer>(
    texts: Texts<Name>,
    options: Options,
    ask: (sent: Texts<Name>) => Promise<Answer>,
  ): Promise<Answer> => {
    try {
      return await ask(await seal(texts, options))
    } catch (error) {
      if (!isCipherRefused(error)) throw error
      return ask(await seal(texts, options))
    }
  }

  const logins: Readonly<
    Record<Parameters<PensionPorts['signIn']>[0], (body: Credentials, options: Options) => Promise<SignedIn>>
  > = {
    cnav: async (body, options) => ({ kind: 'open', session: await client.call(cnavLoginCall, { body }, options) }),
    dgfip: async (body, options) => {
      const { session_id: sessionId, demonstration } = await client.call(dgfipLoginCall, { body }, options)
      return { kind: 'code', sessionId, sent: undefined, shown: demonstration?.code }
    },
    ameli: async (body, options) => {
      const { session_id: sessionId, demonstration } = await client.call(ameliLoginCall, { body }, options)
      return { kind: 'code', sessionId, sent: body, shown: demonstration?.code }
    },
  }

  return {
    signIn: (provider, { identifier, password }, options) =>
      sealed({ identifier, password }, options, (body) => logins[provider](body, options)),
    giveCode: (provider, { code, sessionId: session_id, sent }, options) =>
      provider === 'ameli' && sent !== undefined
        ? client.call(ameliCodeCall, { body: { otp: code, ...sent, session_id } }, options)
        : client.call(dgfipCodeCall, { body: { code, session_id } }, options),
    resend: (session_id, options) => client.call(dgfipResendCall, { body: { session_id } }, options),
    registerFirst: ({ identifier, last_name, birth_date, email }, options) =>
      sealed({ identifier }, options, async (sent) => {
        const body = { ...sent, last_name, birth_date: dayOf(birth_date), email: email.trim() }
        await client.call(registerFirstCall, { body }, options)
        return sent.identifier
      }),
    registerSecond: (identifier, { password, secret_question, secret_answer }, options) =>
      sealed({ password }, options, (sent) =>
        client.call(registerSecondCall, { body: { identifier, ...sent, secret_question, secret_answer } }, options),
      ),
    askQuestion: (identifier, options) =>
      sealed({ identifier }, options, async (sent) => {
        const { valeur } = await client.call(forgotPasswordFirstCall, { body: { ...sent, session_id: null } }, options)
        return { question: valeur, sealed: sent.identifier }
      }),
    answerQuestion: (identifier, { secret_answer, birth_date }, options) =>
      client.call(
        forgotPasswordSecondCall,
        { body: { secret_answer, birth_date: dayOf(birth_date), session_id: null, identifier } },
        options,
      ),
    demonstration: async (options) => (await client.call(pensionDemonstrationCall, {}, options)).accounts,
    initialize: (options) => client.call(pensionInitializeCall, { body: { user_id } }, options),
    contracts: async (session_id, options) => {
      const { contracts } = await client.call(pensionContractsCall, { body: { session_id } }, options)
      return contracts.filter((contract) => contract !== undefined)
    },
    simulate: (payload, session_id, options) =>
      client.call(pensionSimulationCall, { body: { user_id, payload, session_id } }, options),
    save: (session_id, options) => client.call(pensionSaveCall, { body: { user_id, session_id } }, options),
    tellAdvisor: () => {
      if (advisorEmail === undefined) return
      // A notice that is lost is not the saver's concern.
      client.call(loadPensionCall, { body: { user_id, advisor_email: advisorEmail } }).catch(() => undefined)
    },
  }
}
