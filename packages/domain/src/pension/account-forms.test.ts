import { describe, expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import {
  codeProblems,
  forgotFirstProblems,
  forgotSecondProblems,
  registerFirstProblems,
  registerSecondProblems,
} from './index.ts'

const TODAY = plainDate('2026-11-20')
const FIRST = { identifier: '2920676990906', last_name: 'Morvan', birth_date: '18/06/1992', email: 'lea@example.com' }
const SECOND = { password: 'Ourdissoir-1', secret_question: 'Où ?', secret_answer: 'Ici' }

const codesOf = (problems: readonly { readonly path: string; readonly code: string }[]) =>
  problems.map(({ path, code }) => `${path} ${code}`)

describe('the forms of an account at the pension site', () => {
  it('[MAREL-73] [MAREL-78] [MAREL-79] accepts a registration, and says what is wrong with one', () => {
    expect(registerFirstProblems(FIRST, TODAY)).toEqual([])
    const empty = { identifier: '', last_name: ' ', birth_date: '', email: '' }
    expect(codesOf(registerFirstProblems(empty, TODAY))).toEqual([
      'identifier required',
      'last_name required',
      'birth_date required',
      'email required',
    ])
    const wrong = { ...FIRST, identifier: '292067699090', birth_date: '31/02/1992', email: 'lea@example' }
    expect(codesOf(registerFirstProblems(wrong, TODAY))).toEqual([
      'identifier nir-length',
      'birth_date date-wrong',
      'email email',
    ])
    expect(codesOf(registerFirstProblems({ ...FIRST, birth_date: '21/11/2026' }, TODAY))).toEqual(['birth_date date-in-future'])
    expect(registerSecondProblems(SECOND)).toEqual([])
    expect(codesOf(registerSecondProblems({ password: '', secret_question: '', secret_answer: '' }))).toEqual([
      'password required',
      'secret_question required',
      'secret_answer required',
    ])
    expect(registerSecondProblems({ ...SECOND, password: '1234567' })).toEqual([
      { path: 'password', code: 'password-too-short', params: { minimum: 8 } },
    ])
  })

  it('[MAREL-86] [MAREL-87] requires the answer and the date of birth of a forgotten password', () => {
    expect(forgotFirstProblems({ identifier: FIRST.identifier })).toEqual([])
    expect(codesOf(forgotSecondProblems({ secret_answer: '', birth_date: '' }, TODAY))).toEqual([
      'secret_answer required',
      'birth_date required',
    ])
    expect(forgotSecondProblems({ secret_answer: 'Jacquard', birth_date: '18/06/1992' }, TODAY)).toEqual([])
  })

  it.each(['', '12345', '1234567', '12345a'])('[MAREL-84] refuses the code %j, and keeps zeros at the beginning', (code) => {
    expect(codeProblems(code)).toEqual([{ path: 'code', code: 'code' }])
    expect(codeProblems('012345')).toEqual([])
  })
})
