import { euros } from '@hautelisse/domain/money'
import type { Example } from '../../shell/index.ts'
import { Amount } from '../amount/index.ts'
import { Button, TextLink } from '../button/index.ts'
import { drawings } from '../icon/index.ts'
import { kitExample } from '../sample.tsx'
import { Tag } from '../tag/index.ts'
import { Body, Card, Columns, Door, DoorList, Doors, Fact, Facts, Figure, Ledger, Line, Page, PageHead, Paging } from './index.ts'
import { Remarks, Section, Stack, State, Table, Text, Total, UnfoldingTable } from './index.ts'

const LONG = 'Plan d’épargne retraite d’entreprise collectif interentreprises des Ateliers Carmandel et de leurs filiales'
const link = (
  <TextLink href="#" icon={drawings.ArrowRight} trailing>
    Tout voir
  </TextLink>
)

const ledger = (
  <Ledger label="Du brut au net">
    <Line name="Montant brut" value={<Amount value={euros('1234.56')} />} />
    <Line name="Prélèvements sociaux" value={<Amount value={euros('-212.34')} />} note="CSG et CRDS, sur les gains" />
    <Total name="Net estimé" value={<Amount value={euros('1022.22')} />} />
  </Ledger>
)

const OPERATIONS = [
  { key: 1, day: '12/11/2026', name: 'Versement volontaire', state: 'Traité', amount: '150.00' },
  { key: 2, day: '03/10/2026', name: LONG, state: 'En cours', amount: '12345678.90' },
]

/** Each part of a page in its states, with long names and huge amounts. */
export const EXAMPLES: readonly Example[] = [
  {
    name: 'head, section, texts',
    element: (
      <Page>
        <PageHead title="Mes comptes" lead="head, section, texts" />
        <Body>
          <Section title="Dernières opérations" lead="Les plus récentes d’abord." action={link}>
            <Text as="lead">Une introduction, large de quarante-six cadratins au plus.</Text>
            <Text as="subtitle" tag="h3">
              {LONG}
            </Text>
            <Text as="small">Une remarque, plus petite et plus calme que le texte.</Text>
            <Text as="caption">La plus petite taille permise.</Text>
          </Section>
        </Body>
      </Page>
    ),
  },
  kitExample(
    'columns, ledger, facts, figure',
    <Columns of="side">
      <Section title="Du brut au net">{ledger}</Section>
      <Stack>
        <Figure
          label="Ce que vous avez versé"
          value={<Amount value={euros('35439.51')} size="m" />}
          note="depuis le 1er janvier"
        />
        <Facts label="Le contrat">
          <Fact name="Contrat">00482190</Fact>
          <Fact name="Entreprise">{LONG}</Fact>
          <Fact name="Sans valeur">{undefined}</Fact>
        </Facts>
        <Remarks>
          <span>Montants bruts, avant impôt.</span>
          {undefined}
        </Remarks>
      </Stack>
    </Columns>,
  ),
  kitExample(
    'cards',
    <Columns of="equal">
      <Card level={2} title="PERECO" under="Ateliers Carmandel" mark={<Amount value={euros('88408.97')} />} actions={link}>
        <p>Gestion pilotée, disponible à la retraite.</p>
      </Card>
      <Card level={2} title={LONG} under={LONG} mark={<Tag kind="running">En cours</Tag>} unavailable>
        <p>Momentanément indisponible.</p>
      </Card>
    </Columns>,
  ),
  kitExample(
    'doors',
    <Stack space="s5">
      <Doors>
        <Button>Faire un versement</Button>
        <Button variant="secondary">Ce que je peux faire</Button>
      </Doors>
      <DoorList label="Ce que je peux faire">
        <Door name="Verser" text="Par carte ou par prélèvement" way={link} />
        <Door name={LONG} text="Possible une fois que vous avez quitté l’entreprise" />
      </DoorList>
    </Stack>,
  ),
  kitExample(
    'table of labelled cells, some empty',
    <Table
      caption="Vos fonds"
      columns={[
        { id: 'fund', label: 'Fonds' },
        { id: 'risk', label: 'Risque' },
        { id: 'worth', label: 'Valeur', align: 'end' },
      ]}
      rows={[
        { key: 1, cells: { fund: 'Équilibre Durable', risk: '4 sur 7', worth: <Amount value={euros('1828.17')} /> } },
        { key: 2, cells: { fund: LONG, risk: '', worth: <Amount value={euros('12345678.90')} /> }, isMarked: true },
      ]}
      total={{ fund: 'Total', risk: undefined, worth: <Amount value={euros('12347507.07')} /> }}
    />,
  ),
  kitExample(
    'table of placed cells, each row with details',
    <Stack space="s5">
      <UnfoldingTable
        caption="Vos opérations"
        columns={[
          { id: 'day', label: 'Date', place: 'under', isQuiet: true },
          { id: 'name', label: 'Opération', place: 'name', isName: true },
          { id: 'state', label: 'Statut', place: 'state' },
          { id: 'amount', label: 'Montant', place: 'figure', align: 'end' },
          { id: 'open', label: 'Détail', place: 'action', isLabelHeard: true },
        ]}
        rows={OPERATIONS.map(({ key, day, name, state, amount }) => ({
          key,
          cells: { day, name, state: <Tag>{state}</Tag>, amount: <Amount value={euros(amount)} />, open: undefined },
          name: `${name}, ${day}`,
          details: () => ledger,
        }))}
      />
      <Paging page={2} pages={5} onPage={() => undefined}>
        Opérations 51 à 100 sur 240
      </Paging>
    </Stack>,
  ),
  kitExample(
    'table whose cards open their rest',
    <Table
      caption="Vos placements"
      columns={[
        { id: 'fund', label: 'Fonds', place: 'name' },
        { id: 'risk', label: 'Risque', place: 'rest' },
        { id: 'weight', label: 'Poids', place: 'under', align: 'end' },
        { id: 'worth', label: 'Valeur', place: 'figure', align: 'end' },
      ]}
      rows={[
        {
          key: 1,
          cells: { fund: 'Équilibre Durable', risk: '4 sur 7', weight: '13 %', worth: <Amount value={euros('1828.17')} /> },
        },
        { key: 2, cells: { fund: LONG, risk: '', weight: '87 %', worth: <Amount value={euros('12345678.90')} /> } },
      ]}
      total={{ fund: 'Total', risk: '', weight: '100 %', worth: <Amount value={euros('12347507.07')} /> }}
    />,
  ),
  kitExample(
    'states: empty, failed, waiting',
    <Columns of="thirds">
      <State kind="empty" level={2} title="Aucun document" action={link}>
        Vos relevés apparaîtront ici.
      </State>
      <State kind="failed" level={2} onRetry={() => undefined}>
        Vos fonds sont momentanément indisponibles.
      </State>
      <State kind="waiting" label="Chargement de vos opérations" rows={4} />
    </Columns>,
  ),
]
