import { describe, expect, it } from 'vitest'
import { runBytes } from './command.testing.ts'

const FRENCH = 'read as a French spreadsheet writes: cells separated by ";", decimals after ","'
const HEADER = 'id;link;net_share'

/** Windows-1252 bytes of a text whose characters are the same in Latin-1. */
const latin1 = (text: string): Uint8Array => Buffer.from(text, 'latin1')

describe('the encoding of a file', () => {
  const SAID = 'no UTF-8: read as Windows-1252; the results are written in UTF-8'

  // swisstopo boreholes 2811, adapt 1097: what Excel saves as plain CSV.
  it('[FILE-21] that is no UTF-8 is Windows-1252, and said once', async () => {
    const file = latin1(`${HEADER}\n\xC9lodie;child;150000,5\n\x80uro \x9Cuvre;child;150\xA0000,50\n`)
    const expected = {
      out: `${HEADER};duty_exact;duty\nÉlodie;child;150000,5;8194,45;8194\n€uro œuvre;child;150\u00A0000,50;8194,45;8194\n`,
      complaints: [FRENCH, SAID],
      status: 0,
    }
    const read = await runBytes(['inheritance-duty'], file)
    expect({ ...read, complaints: read.complaints.toSorted() }).toEqual({
      ...expected,
      complaints: expected.complaints.toSorted(),
    })
    const bytes = await runBytes(['inheritance-duty'], ...Array.from(file, (byte) => Uint8Array.of(byte)))
    expect(bytes.out).toBe(expected.out)
  })

  it('[FILE-21] may change from line to line, as in files put together from several', async () => {
    const { out, status } = await runBytes(
      ['inheritance-duty'],
      'id,link,net_share\nÉlodie,child,150000\n',
      latin1('\xC9lodie,child,150000\n'),
    )
    expect(out.split('\n').slice(1, 3)).toEqual(['Élodie,child,150000,8194.35,8194', 'Élodie,child,150000,8194.35,8194'])
    expect(status).toBe(0)
  })

  it.each([
    ['both in one line', Buffer.concat([Buffer.from('Élodie '), latin1('\xC9lodie')])],
    ['a character that was lost before', Buffer.from('\uFFFDlodie')],
    ['a byte that Windows-1252 has not', latin1('\x90lodie')],
  ])('[FILE-22] with %s in a row has that row refused, and no lost character comes out', async (_, id) => {
    const { out, complaints, status } = await runBytes(
      ['inheritance-duty', '--keep-rows'],
      'id,link,net_share\n',
      id,
      ',child,150000\nB,child,150000\n',
    )
    const reason = 'a character that is neither UTF-8 nor Windows-1252, or that was lost before'
    expect(complaints.filter((line) => line !== SAID)).toEqual([`line 2, column id: ${reason}`])
    expect(out.split('\n').slice(1, 3)).toEqual([`,,,,,"id: ${reason}"`, 'B,child,150000,8194.35,8194,'])
    expect(status).toBe(1)
  })

  it.each([
    ['inheritance-duty', 'id,link,net_share\nA,child,1\n', 'line 1, column id: the file is in UTF-16: save it as CSV UTF-8'],
    ['fan', '{"id":1}\n', 'line 1, the file is in UTF-16: save it as CSV UTF-8'],
  ])('[FILE-22] of UTF-16 is refused by %s', async (name, file, said) => {
    for (const mark of ['', '\uFEFF'])
      expect(await runBytes([name], Buffer.from(mark + file, 'utf16le'))).toEqual({ out: '', complaints: [said], status: 1 })
  })

  it('[FILE-21] [FILE-22] is read so in lines of JSON too', async () => {
    const { complaints } = await runBytes(['fan'], latin1('{"id":"\xC9lodie"}\n'), '{"id":"\uFFFDlodie"}\n')
    expect(complaints[0]).toBe(SAID)
    expect(complaints.join('\n')).toContain('line 2, a character that is neither')
  })
})
