import { describe, expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import { euros } from '../money/index.ts'
import { releaseLines, reasonOfLine, type ReleaseReason } from '../release/index.ts'
import { draftTold, holdsIban, keepableOf, readDraft, withoutSecrets, type KeptRelease } from './index.ts'

const LINES = releaseLines(plainDate('2026-11-20'))
const idOf = (reason: ReleaseReason): string => LINES.find((line) => reasonOfLine(line) === reason)?.id ?? ''

const release = (reason: ReleaseReason): KeptRelease => ({
  step: 'amount',
  requestKey: 'key-1',
  isSent: false,
  form: {
    policyId: 'pee-1',
    kind: 'blocked',
    releaseId: idOf(reason),
    event: '14/09/2026',
    amount: '5 000,00',
    wanted: '',
    toFinance: '250 000',
    first: '',
    wage: '',
    couple: 'CE',
  },
  files: ['attestation-notaire.pdf'],
  recorded: null,
})

describe('what is kept of an act that is begun', () => {
  it('[KEPT-03] keeps a home with its event and documents, and nothing of a disability but the amount', () => {
    const home = { act: 'release', draft: release('HOME') } as const
    expect(keepableOf(home, LINES)).toEqual(home)
    expect(keepableOf({ act: 'release', draft: release('DISABILITY') }, LINES)).toMatchObject({
      draft: {
        step: 'reason',
        files: [],
        form: { policyId: 'pee-1', releaseId: '', event: '', toFinance: '', amount: '5 000,00' },
      },
    })
  })

  it('[KEPT-03] keeps no event, no document and no words in fields for amounts of a blocked release without its reason', () => {
    const { form } = release('HOME')
    const draft = {
      ...release('HOME'),
      form: { ...form, releaseId: '', wanted: 'invalidité' },
      files: ['notification-invalidite.pdf'],
    }
    expect(keepableOf({ act: 'release', draft }, LINES)).toMatchObject({ draft: { files: [], form: { event: '', wanted: '' } } })
    expect(readDraft('release', draft, LINES)).toBeUndefined()
  })

  it('[KEPT-03] takes a reason out that nobody knows: it may be one of those', () => {
    const draft = { ...release('HOME'), form: { ...release('HOME').form, releaseId: 'new-reason' } }
    expect(keepableOf({ act: 'release', draft }, LINES)).toMatchObject({ draft: { form: { releaseId: '' } } })
  })

  it('[KEPT-02] finds an IBAN in whatever grouping, and in the name of a file', () => {
    expect(holdsIban('mon RIB : fr14 2004-1010.0505 0001 3M02 606 (Lyon)')).toBe(true)
    for (const number of ['TN59 1000 6035 1835 9847 8831', 'FR14 2004 1010 0505', '20041010050500013302606'])
      expect(holdsIban(number)).toBe(true)
    // An ISIN, a number of a contract, an amount and a day are none.
    for (const text of ['FR0010315770', 'contrat 0048 2190', '1 234 567,89', '14/09/2026', 'IMG_20261120_143000.jpg'])
      expect(holdsIban(text)).toBe(false)
    expect(withoutSecrets({ amount: '50', files: ['FR1420041010050500013M02606.pdf', 'rib.pdf'] })).toEqual({
      amount: '50',
      files: ['rib.pdf'],
    })
  })

  it('[KEPT-04] tells the account, the amount, where it stands and which files are to be chosen again', () => {
    expect(draftTold({ act: 'release', draft: release('HOME') })).toEqual({
      policyId: 'pee-1',
      amount: euros(5000),
      step: 3,
      steps: 5,
      files: ['attestation-notaire.pdf'],
    })
    const form = { policyId: '', isEmployed: null, last: '', manager: '', number: '' }
    expect(draftTold({ act: 'transfer', draft: { form } })).toEqual({
      policyId: undefined,
      amount: undefined,
      step: undefined,
      steps: undefined,
      files: [],
    })
  })

  it('[KEPT-02] refuses a field that no draft has: a code, an account, the bytes of a file', () => {
    for (const more of [{ code: '123456' }, { iban: 'FR14' }, { bytes: 'JVBERi0=' }])
      expect(readDraft('release', { ...release('HOME'), ...more }, LINES)).toBeUndefined()
  })
})
