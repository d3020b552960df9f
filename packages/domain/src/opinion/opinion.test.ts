import { describe, expect, it } from 'vitest'

import { checkComment, checkOpinion, EMPTY_OPINION, opinion, opinionCall, opinionOf, SATISFACTIONS, showsHint } from './index.ts'

const LONGEST = 'x'.repeat(1800)

describe('an opinion', () => {
  it('[OPIN-10] has a satisfaction and two comments, and nothing else', () => {
    const whole = { satisfaction: 4, satisfaction_comment: 'Clair', improvement_comment: 'Plus vite' } as const
    expect(opinion.parse(whole)).toEqual(whole)
    expect(Object.keys(opinion.shape)).toEqual(['satisfaction', 'satisfaction_comment', 'improvement_comment'])
    expect(opinion.safeParse({ ...whole, more: 1 }).success).toBe(false)
  })

  it('[OPIN-11] has five levels, from 1 to 5', () => {
    expect(SATISFACTIONS).toEqual([1, 2, 3, 4, 5])
    for (const satisfaction of [0, 6, 2.5, '3', null, undefined]) expect(opinion.safeParse({ satisfaction }).success).toBe(false)
  })

  it('[OPIN-19] needs a satisfaction', () => {
    expect(checkOpinion(EMPTY_OPINION)).toEqual([{ path: 'satisfaction', code: 'required' }])
    expect(opinionOf(EMPTY_OPINION)).toBeUndefined()
    expect(checkOpinion({ ...EMPTY_OPINION, satisfaction: 1 })).toEqual([])
  })

  it('[OPIN-11] needs no comment, and leaves out blank ones', () => {
    expect(opinionOf({ ...EMPTY_OPINION, satisfaction: 5, satisfaction_comment: ' \n' })).toEqual({ satisfaction: 5 })
    expect(opinionOf({ satisfaction: 2, satisfaction_comment: ' lent ', improvement_comment: 'a' })).toEqual({
      satisfaction: 2,
      satisfaction_comment: 'lent',
      improvement_comment: 'a',
    })
  })

  it('[OPIN-11] has comments of 1 800 characters at most, a line break counting for one', () => {
    expect(checkComment('improvement_comment', LONGEST)).toBeUndefined()
    expect(checkComment('improvement_comment', `\r\n${LONGEST.slice(1)}`)).toBeUndefined()
    const long = { ...EMPTY_OPINION, satisfaction: 3, improvement_comment: `${LONGEST}x` } as const
    expect(checkOpinion(long)).toEqual([{ path: 'improvement_comment', code: 'wrong', params: { max: 1800 } }])
    expect(opinionOf(long)).toBeUndefined()
    expect(opinion.safeParse({ satisfaction: 3, satisfaction_comment: `${LONGEST}x` }).success).toBe(false)
  })

  it('[P-CALL-93] [S-CALL-06] is sent under the id of its saver', () => {
    expect(opinionCall.request.safeParse({ user_id: 's', opinion: { satisfaction: 1 } }).success).toBe(true)
    for (const body of [{ opinion: { satisfaction: 1 } }, { user_id: '', opinion: { satisfaction: 1 } }, { user_id: 's' }])
      expect(opinionCall.request.safeParse(body).success).toBe(false)
  })
})

it.each([
  ['/epargne', false, true],
  ['/epargne', true, false],
  ['/accounts', false, false],
  ['/documents', false, false],
  ['/epargne/detail/type/PER', false, false],
])('[OPIN-13] [S-NAV-02] whether the button shows its words at %s, seen before: %s', (path, isSeen, shows) => {
  expect(showsHint(path, isSeen)).toBe(shows)
})
