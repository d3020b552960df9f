import { compareDates, parseFrenchDate, type PlainDate } from '../calendar/index.ts'
import type { FieldProblem } from '../contract/index.ts'
import { checkNir } from '../identifiers/index.ts'

/** Fewest characters of a password that is chosen at the pension site. */
export const NEW_PASSWORD_FROM = 8

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/
const CODE = /^\d{6}$/

type Found = Omit<FieldProblem, 'path'> | undefined

const blank = (text: string): Found => (text.trim() === '' ? { code: 'required' } : undefined)
const listed = (found: Readonly<Record<string, Found>>): readonly FieldProblem[] =>
  Object.entries(found).flatMap(([path, problem]) => (problem === undefined ? [] : [{ path, ...problem }]))

const identifierProblem = (text: string): Found => blank(text) ?? checkNir(text)

const birthProblem = (text: string, today: PlainDate): Found => {
  if (text.trim() === '') return { code: 'required' }
  const date = parseFrenchDate(text.trim())
  if (date === undefined) return { code: 'date-wrong' }
  return compareDates(date, today) > 0 ? { code: 'date-in-future' } : undefined
}

/** Texts of the first step of a registration. */
export type RegisterFirstForm = Readonly<Record<'identifier' | 'last_name' | 'birth_date' | 'email', string>>

/**
 * Says what is wrong with the first step of a registration.
 *
 * Rules MAREL-73, MAREL-78, MAREL-79, MAREL-85.
 *
 * @param form what was typed
 * @param today day of the question
 */
export const registerFirstProblems = (form: RegisterFirstForm, today: PlainDate): readonly FieldProblem[] =>
  listed({
    identifier: identifierProblem(form.identifier),
    last_name: blank(form.last_name),
    birth_date: birthProblem(form.birth_date, today),
    email: blank(form.email) ?? (EMAIL.test(form.email.trim()) ? undefined : { code: 'email' }),
  })

/** Texts of the second step of a registration. */
export type RegisterSecondForm = Readonly<Record<'password' | 'secret_question' | 'secret_answer', string>>

/**
 * Says what is wrong with the second step of a registration: the password has eight characters.
 *
 * @param form what was typed
 * @example registerSecondProblems({ password: 'court', secret_question: 'q', secret_answer: 'a' })[0]?.code // 'password-too-short'
 */
export const registerSecondProblems = (form: RegisterSecondForm): readonly FieldProblem[] =>
  listed({
    password:
      form.password === ''
        ? { code: 'required' }
        : form.password.length < NEW_PASSWORD_FROM
          ? { code: 'password-too-short', params: { minimum: NEW_PASSWORD_FROM } }
          : undefined,
    secret_question: blank(form.secret_question),
    secret_answer: blank(form.secret_answer),
  })

/**
 * Says what is wrong with the identifier of a person who forgot the password.
 *
 * @param form what was typed
 * @example forgotFirstProblems({ identifier: '' }) // [{ path: 'identifier', code: 'required' }]
 */
export const forgotFirstProblems = ({ identifier }: { readonly identifier: string }): readonly FieldProblem[] =>
  listed({ identifier: identifierProblem(identifier) })

/** Texts of the answer to the secret question. */
export type ForgotSecondForm = Readonly<Record<'secret_answer' | 'birth_date', string>>

/**
 * Says what is wrong with the answer to the secret question.
 *
 * Rules MAREL-86, MAREL-87.
 *
 * @param form what was typed
 * @param today day of the question
 */
export const forgotSecondProblems = (form: ForgotSecondForm, today: PlainDate): readonly FieldProblem[] =>
  listed({ secret_answer: blank(form.secret_answer), birth_date: birthProblem(form.birth_date, today) })

/**
 * Says what is wrong with a code: six digits, zeros at its beginning included.
 *
 * Rule MAREL-84.
 *
 * @param code what was typed
 * @example codeProblems('012345') // []
 */
export const codeProblems = (code: string): readonly FieldProblem[] =>
  CODE.test(code.trim()) ? [] : [{ path: 'code', code: 'code' }]
