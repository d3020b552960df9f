import { describe, expect, it } from 'vitest'

import { PROFILES, readGrid } from './index.ts'

const FUNDS = [{ id: 'fonds', name: 'Fonds' }]
const HEADER = 'profile;fund;step_1;step_2;step_3;step_4;step_5;step_6'
const full = PROFILES.map((profile) => `${profile};fonds;100;100;100;100;100;100,00`)

/** The first profile's first step written so, in a file that is right for the rest. */
const withShare = (written: string): string => [HEADER, full[0]?.replace('100', written), ...full.slice(1)].join('\n')

describe('a grid that a French spreadsheet wrote', () => {
  it.each([
    ['a line that names its separator', `sep=;\r\n${[HEADER, ...full].join('\r\n')}\r\n`],
    ['that line behind a byte order mark', `\uFEFFsep=;\n${[HEADER, ...full].join('\n')}`],
    ['empty rows below the last one', `${[HEADER, ...full, ';;;;;;;', ';;;;;;;', ';;'].join('\n')}\n`],
    ['a line of spaces between', [HEADER, ...full.slice(0, 2), '  ', ...full.slice(2)].join('\n')],
  ])('[RADM-21] [FILE-25] [FILE-26] is read with %s', (_, text) => {
    expect(readGrid(text, FUNDS)).toMatchObject({ kind: 'read', shares: { steps: 6 } })
  })

  it('[RADM-21] [FILE-26] is refused with an empty row between two others', () => {
    const text = [HEADER, ...full.slice(0, 2), ';;;;;;;', ...full.slice(2)].join('\n')
    expect(readGrid(text, FUNDS)).toMatchObject({
      kind: 'refused',
      problems: expect.arrayContaining([{ code: 'profile-unknown', line: 4, column: 'profile', text: '' }]),
    })
  })

  it.each(['30.000', '100.000', '1.234,5', '100.000 %'])(
    '[RADM-21] [FILE-24] is refused where a point may be a thousand’s: %s',
    (written) => {
      expect(readGrid(withShare(written), FUNDS)).toEqual({
        kind: 'refused',
        problems: [{ code: 'number', line: 2, column: 'step_1', text: written }],
      })
    },
  )

  it('[RADM-21] [FILE-25] names lines as an editor counts them, the separator’s included', () => {
    expect(readGrid(`sep=;\n${withShare('x')}`, FUNDS)).toMatchObject({ problems: [{ code: 'number', line: 3 }] })
    expect(readGrid('sep=;\nprofile;part\n', FUNDS)).toMatchObject({ problems: [{ code: 'header', line: 2 }] })
  })
})
