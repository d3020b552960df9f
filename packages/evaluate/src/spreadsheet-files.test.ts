import { describe, expect, it } from 'vitest'
import { runBytes } from './command.testing.ts'
import { ENGINES } from './engines.ts'

const FRENCH = 'read as a French spreadsheet writes: cells separated by ";", decimals after ","'
const HEADER = 'id;link;net_share'

/** Complaints and results of rows of heirs in a French file, the results alone. */
const heirs = async (...rows: readonly string[]) => {
  const { out, complaints, status } = await runBytes(['inheritance-duty'], `${[HEADER, ...rows].join('\n')}\n`)
  return { rows: out.trimEnd().split('\n').slice(1), complaints: complaints.slice(1), status }
}

// Duty of a child (CGI 777, 779): 150 000,50 is 8 194,35 and 20 % of 0,50.
describe('numbers of a French file', () => {
  it.each([
    ['a space', '150 000,50'],
    ['a no-break space', '150\u00A0000,50'],
    ['a narrow no-break space', '150\u202F000,50'],
    ['a euro sign', '150 000,50 €'],
    ['a euro sign without space', '150000,50€'],
    ['its code', '150\u202F000,50\u00A0EUR'],
  ])('[FILE-23] has %s between thousands or behind, as French spreadsheets write', async (_, written) => {
    expect(await heirs(`A;child;${written}`)).toEqual({
      rows: [`A;child;${written};8194,45;8194`],
      complaints: [],
      status: 0,
    })
  })

  // firefly-iii 840, jasp 403: 30.000 is thirty thousand in Belgium.
  it.each(['30.000', '150.000', '1.500.000', '-30.000', '30.000 €', '1234.567'])(
    '[FILE-24] a point before three digits is refused, not read a thousand times too small: %s',
    async (written) => {
      expect(await heirs(`A;child;${written}`)).toEqual({
        rows: [],
        complaints: [
          `line 2, column net_share: "${written}" is ambiguous, a thousand or a decimal: the comma is the decimal sign of this file`,
        ],
        status: 1,
      })
    },
  )

  it.each(['150.000,00', '1.234,56 €', '1,234.56'])('[FILE-24] so are a comma and a point together: %s', async (written) => {
    const { complaints, status } = await heirs(`A;child;${written}`)
    expect(complaints[0]).toContain(`${JSON.stringify(written)} has a comma and a point`)
    expect(status).toBe(1)
  })

  it('[FILE-24] is read with a point that can only be a decimal one, and in a name of a row nothing is read', async () => {
    expect((await heirs('30.000;child;150000.5', '12/03/1964;child;0.125')).rows).toEqual([
      '30.000;child;150000.5;8194,45;8194',
      '12/03/1964;child;0.125;0;0',
    ])
  })

  it('[FILE-24] in a list inside a cell each number is judged', async () => {
    const header = 'id;birth_date;start_date;children;children_credited;reputed_quarters;other_quarters;other_pensions;career'
    const { complaints } = await runBytes(
      ['pension'],
      `${header}\nA;15/01/1964;01/11/2026;0;0;0;0;0;1983:20.000:4 1984:20000:4\nB;15/01/1964;01/11/2026;0;0;0;0;0,0;1983:20000,5:4\n`,
    )
    expect(complaints).toEqual([
      FRENCH,
      expect.stringContaining('line 2, column career: "1983:20.000:4 1984:20000:4" is ambiguous'),
    ])
  })

  // actual 2310: a day as French spreadsheets write it.
  it.each([
    ['12/03/2020', '8194,35'],
    ['2020-03-12', '8194,35'],
    ['', '8194,35'],
  ])('[FILE-23] has the day %s', async (day, duty) => {
    const { out, status } = await runBytes(['inheritance-duty'], `${HEADER};date\nA;child;150000;${day}\n`)
    expect([out.split('\n')[1], status]).toEqual([`A;child;150000;${day};${duty};8194`, 0])
  })

  it.each(['31/02/2020', '3/12/2020', '03/12/20'])('[FILE-23] has no day %s, and the message says both forms', async (day) => {
    const { complaints } = await runBytes(['inheritance-duty'], `${HEADER};date\nA;child;150000;${day}\n`)
    expect(complaints[1]).toBe(
      `line 2, column date: "${day}" is not a day (day/month/year or year-month-day: 20/11/2026, 2026-11-20)`,
    )
  })

  it('[FILE-23] is refused in no engine with words about a point', async () => {
    for (const [name, { columns }] of Object.entries(ENGINES)) {
      const { complaints } = await runBytes([name], `${columns.join(';')}\n${columns.map(() => '1,2,3').join(';')}\n`)
      expect(complaints.length).toBeGreaterThan(1)
      expect(complaints.filter((line) => line.includes('with a point'))).toEqual([])
    }
  })

  it('[FILE-23] is quoted in a message as it stands in the file', async () => {
    const { complaints } = await runBytes(
      ['annuity'],
      'id;type;table;birth_year;age;spouse_table;spouse_birth_year;spouse_age;reversion;guaranteed_years;technical_rate;payments_per_year;timing\n' +
        'X;RV_NR;TGF05;1961;64;;;;;;2,5;12;arrears\n',
    )
    expect(complaints[1]).toBe('line 2, column technical_rate: 2,5 is not from -0.99 to 0.5')
  })

  it('[FILE-23] of an English file stay as they were: its day with bars may be an American one', async () => {
    const { complaints } = await runBytes(['inheritance-duty'], 'id,link,net_share,date\nA,child,150 000,12/03/2020\n')
    expect(complaints).toEqual([
      'line 2, column net_share: "150 000" is not an amount (digits, with a point before decimals, not below 0)',
      'line 2, column date: "12/03/2020" is not a day (year-month-day: 2026-11-20)',
    ])
  })
})

describe('the form of a file', () => {
  // ng-csv 28.
  it.each(['sep=;', '\uFEFFsep=;', '"sep=;"', 'SEP=;'])(
    '[FILE-25] a first line %j is skipped, and lines are counted with it',
    async (line) => {
      const { out, complaints, status } = await runBytes(
        ['inheritance-duty'],
        `${line}\r\n${HEADER}\r\nA;child;150000\r\nB;child;x\r\n`,
      )
      expect(out.replace('\uFEFF', '')).toBe(`${HEADER};duty_exact;duty\nA;child;150000;8194,35;8194\n`)
      expect(complaints.slice(1)).toEqual([expect.stringMatching(/^line 4, column net_share: "x" is not an amount/)])
      expect(status).toBe(1)
    },
  )

  it('[FILE-25] a header below sep= is named by its own line, and another separator is told', async () => {
    expect((await runBytes(['inheritance-duty'], 'sep=,\nid,link\n')).complaints).toEqual([
      'line 2, column net_share: missing from the header',
    ])
    expect((await runBytes(['inheritance-duty'], 'sep=|\nid|link|net_share\n')).complaints).toEqual([
      'line 1, column sep: cells separated by "|" are not read: "," and ";" are',
    ])
  })

  it('[FILE-26] empty rows below the last one are skipped, however many cells they have', async () => {
    const { rows, complaints, status } = await heirs('A;child;150000', ';;', ';;', ';', '  ; ;')
    expect([rows, complaints, status]).toEqual([['A;child;150000;8194,35;8194'], [], 0])
    const many = await heirs('A;child;150000', ';;\n'.repeat(200_000))
    expect([many.rows.length, many.status]).toEqual([1, 0])
  })

  it('[FILE-26] an empty row between two others, and one that is cut short, is told', async () => {
    const { rows, complaints, status } = await heirs('A;child;150000', ';;', ';;', 'B;child', 'C;child;150000', ';;')
    expect(rows).toHaveLength(2)
    expect(complaints.map((line) => line.slice(0, 25))).toEqual([
      'line 3, column link: empt',
      'line 3, column net_share:',
      'line 4, column link: empt',
      'line 4, column net_share:',
      'line 5, column net_share:',
    ])
    expect(status).toBe(1)
  })

  it.each([
    [['inheritance-duty'], 'id,link,net_share,duty', 'duty'],
    [['inheritance-duty'], 'duty_exact,id,link,net_share', 'duty_exact'],
    [['inheritance-duty', '--keep-rows'], 'id,link,net_share,problem', 'problem'],
  ])(
    '[FILE-27] %j: a column that the results add is told where the file has it, and nothing is doubled',
    async (words, header, column) => {
      expect(await runBytes(words, `${header}\nA,child,150000,99\n`)).toEqual({
        out: '',
        complaints: [`line 1, column ${column}: in the file already, and the results add it: give it another name`],
        status: 1,
      })
    },
  )

  it('[FILE-27] a column problem is the file’s own where rows are not kept', async () => {
    expect((await runBytes(['inheritance-duty'], 'id,link,net_share,problem\nA,child,150000,none\n')).status).toBe(0)
  })

  // swisstopo boreholes 2811, cds-snc 3877.
  it('[FILE-28] results have a byte order mark where the file has one, and the law’s parameters always', async () => {
    const file = 'id,link,net_share\nÉlodie,child,150000\n'
    expect((await runBytes(['inheritance-duty'], `\uFEFF${file}`)).out).toBe(
      '\uFEFFid,link,net_share,duty_exact,duty\nÉlodie,child,150000,8194.35,8194\n',
    )
    expect((await runBytes(['inheritance-duty'], file)).out.startsWith('id,')).toBe(true)
    expect((await runBytes(['parameters'])).out.startsWith('\uFEFFid,unit,')).toBe(true)
  })
})

it('[FILE-28] the help says that a spreadsheet drops the zeros of a contract number, which a file cannot hinder', async () => {
  const { out } = await runBytes(['--help'])
  expect(out).toContain('A spreadsheet drops the zeros in front of a contract number such as 00482190')
  // The number itself is given back as it stands.
  expect((await heirs('00482190;child;150000')).rows).toEqual(['00482190;child;150000;8194,35;8194'])
})
