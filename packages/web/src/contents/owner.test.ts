import { describe, expect, it, vi } from 'vitest'
import { withoutEmpty } from './blocks.ts'
import { readOwner } from './owner.ts'
import { legalNotice } from './texts/legal-notice.ts'
import { personalData } from './texts/personal-data.ts'

// The texts as the source writes them: the macro that extracts them is the build's.
vi.mock('@lingui/core/macro', () => ({ msg: (descriptor: unknown) => descriptor }))

const GIVEN = {
  VITE_LEGAL_PUBLISHER: 'Hautelisse Épargne, société anonyme',
  VITE_LEGAL_REGISTRATION: 'un numéro',
  VITE_LEGAL_HOST: 'Un hébergeur',
  VITE_LEGAL_DPO_EMAIL: 'dpo@hautelisse.example',
}

const valuesIn = (values: Readonly<Record<string, unknown>>): readonly string[] => {
  const owner = readOwner(values)
  return withoutEmpty([...legalNotice(owner), ...personalData(owner)]).flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'facts' ? block.rows.map(([, value]) => value) : [])),
  )
}

describe('what only the owner can say', () => {
  it('[CONTENT-01] is not shown while it is not given, and a section that is then empty is left out', () => {
    expect(valuesIn({})).toEqual([])
    expect(valuesIn({ VITE_LEGAL_PUBLISHER: '  ', VITE_LEGAL_HOST: '' })).toEqual([])
    expect(withoutEmpty(legalNotice(readOwner({}))).map(({ id }) => id)).not.toContain('hebergeur')
  })

  it('[CONTENT-01] is shown as it is given, line by line', () => {
    expect(valuesIn(GIVEN)).toEqual(Object.values(GIVEN))
    expect(withoutEmpty(legalNotice(readOwner(GIVEN))).map(({ id }) => id)).toContain('hebergeur')
  })
})
