import { BIRTH_YEARS, LAST_AGE, type MortalityTables, type TableCode } from '@hautelisse/domain/mortality'
import { generationsOf, originOf } from './generations.ts'

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** Writes text so that XML gives back the same, between tags and in an attribute. */
export const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)

/** Gives an element with text on one line; `code` is the number that the standard has for the text. */
const element = (name: string, text: string | number, code?: number): string =>
  `<${name}${code === undefined ? '' : ` tc="${code}"`}>${escapeXml(String(text))}</${name}>`

const LAW = 'Arrêté du 1er août 2006 (JORF of 26 August 2006), code des assurances art. A. 132-18'
const MIXED_LAW = 'Loi 2023-973 du 23 octobre 2023 art. 35, arrêté du 18 novembre 2024 (JORF of 22 November 2024)'

const PEOPLE: Readonly<Record<TableCode, string>> = { TGF05: 'women', TGH05: 'men', MIXED: 'men and women together' }

const commentOf = (code: TableCode): string =>
  [
    'Values are probabilities q(x) = (l(x) - l(x+1)) / l(x) of dying before the next age, in full precision.',
    code === 'MIXED'
      ? `The numbers living l(x) are no published ones but ${originOf(code)}, weighted on l(x).`
      : 'The numbers living l(x) are the whole ones of the published table; rounding l(x) * (1 - q(x)) gives them back.',
    'l(x) is 100000 at the first age of a year of birth. A value is empty below that age, and where l(x) is 0.',
  ].join(' ')

const axisOf = (id: string, scale: string, code: number, name: string, least: number, most: number): readonly string[] => [
  `      <AxisDef id="${id}">`,
  `        ${element('ScaleType', scale, code)}`,
  `        ${element('AxisName', name)}`,
  `        ${element('MinScaleValue', least)}`,
  `        ${element('MaxScaleValue', most)}`,
  `        ${element('Increment', 1)}`,
  '      </AxisDef>',
]

/** At the last age of the table nobody is left, so that no probability has it. */
const LAST_PROBABILITY_AGE = LAST_AGE - 1

const headOf = (code: TableCode): readonly string[] => {
  const name = `${code} - generation table for life annuities, France`
  const ages = `Ages 0 to ${LAST_PROBABILITY_AGE}, years of birth ${BIRTH_YEARS.first} to ${BIRTH_YEARS.last}`
  const description = `${name}: ${PEOPLE[code]}. ${ages}. Exact ages.`
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<XTbML>',
    '  <ContentClassification>',
    // Numbers are given out by the Society of Actuaries, which has none for these tables; programs read a whole number.
    `    ${element('TableIdentity', 0)}`,
    `    ${element('ProviderDomain', 'legifrance.gouv.fr')}`,
    `    ${element('ProviderName', code === 'MIXED' ? 'Hautelisse' : 'République française')}`,
    `    ${element('TableReference', code === 'MIXED' ? `${LAW}; ${MIXED_LAW}` : LAW)}`,
    `    ${element('ContentType', 'Annuitant Mortality', 78)}`,
    `    ${element('TableName', name)}`,
    `    ${element('TableDescription', description)}`,
    `    ${element('Comments', commentOf(code))}`,
    ...['Generation', 'Annuitant Mortality', 'France'].map((word) => `    ${element('KeyWord', word)}`),
    '  </ContentClassification>',
    '  <Table>',
    '    <MetaData>',
    `      ${element('ScalingFactor', 0)}`,
    `      ${element('DataType', 'Floating Point', 2)}`,
    `      ${element('Nation', 'France', 33)}`,
    `      ${element('TableDescription', description)}`,
    ...axisOf('BirthYear', 'Ordinal Date', 2, 'Year of birth', BIRTH_YEARS.first, BIRTH_YEARS.last),
    ...axisOf('Age', 'Age', 3, 'Age', 0, LAST_PROBABILITY_AGE),
    '    </MetaData>',
    '    <Values>',
  ]
}

const TAIL = ['    </Values>', '  </Table>', '</XTbML>']

const linesOf = (lines: readonly string[]): string => `${lines.join('\n')}\n`

/**
 * Writes one table as a document of XTbML, the format of the Society of Actuaries and ACORD, a generation at a time. Rule MOR-11.
 *
 * @param tables tables that are loaded
 * @param code table to write
 */
export function* xtbml(tables: MortalityTables, code: TableCode): Generator<string> {
  yield linesOf(headOf(code))
  for (const { birthYear, ages } of generationsOf(tables[code])) {
    const dying = new Map(ages.map((one) => [one.age, one.dying]))
    const values = Array.from({ length: LAST_AGE }, (_, age) => `          <Y t="${age}">${dying.get(age) ?? ''}</Y>`)
    yield linesOf([`      <Axis t="${birthYear}">`, '        <Axis>', ...values, '        </Axis>', '      </Axis>'])
  }
  yield linesOf(TAIL)
}
