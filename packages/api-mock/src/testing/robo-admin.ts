import type { Received, Visitor } from './visitor.ts'

const ADMIN = '/api/v3/simulators/robo-advisor/admin'
const SITE = 'http://localhost'

/** People at the door of administrators. */
export const ADMINS = {
  reader: 'paule.hestrel@hautelisse.example',
  editor: 'irene.valtier@hautelisse.example',
  approver: 'marc.ollivet@hautelisse.example',
  stranger: 'leo.brancas@ailleurs.example',
} as const
export type AdminName = keyof typeof ADMINS

/** What the door hands out: a code and its state. */
export type Pass = { readonly code: string; readonly state: string }

/** Goes through the door of administrators, and does not exchange what it hands out. */
export const passAsAdmin = async (visitor: Visitor, name: AdminName): Promise<Pass> => {
  const { authorization_url } = (await visitor.get(`${ADMIN}/authorize`)).json() as { authorization_url: string }
  const door = new URL(authorization_url, SITE)
  const form = { email: ADMINS[name], state: door.searchParams.get('state') ?? '' }
  const left = await visitor.send({
    method: 'POST',
    path: door.pathname,
    body: new URLSearchParams({ ...form, csrf: visitor.credentials.get('XSRF-TOKEN') ?? '' }).toString(),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  })
  const back = new URL(left.headers.get('Location') ?? '', SITE)
  return { code: back.searchParams.get('code') ?? '', state: back.searchParams.get('state') ?? '' }
}

/** Signs an administrator in; returns the answer of the exchange. */
export const enterAsAdmin = async (visitor: Visitor, name: AdminName): Promise<Received> =>
  visitor.post(`${ADMIN}/token`, await passAsAdmin(visitor, name))

/** A grid that Aubrenne's plan may have, as a file; a table of other lines where they are given. */
export const gridCsv = (lines?: readonly string[], name = 'grille.csv'): File =>
  new File(
    [
      [
        'profile,fund,step_1,step_2,step_3,step_4,step_5,step_6',
        ...(lines ?? [
          'offensive,actions-europe-durable,90,85,60,35,15,5',
          'offensive,monetaire-responsable,10,15,40,65,85,95',
          'balanced,actions-europe-durable,75,60,40,25,10,5',
          'balanced,monetaire-responsable,25,40,60,75,90,95',
          'defensive,actions-europe-durable,45,40,25,15,5,0',
          'defensive,monetaire-responsable,55,60,75,85,95,100',
          'security,actions-europe-durable,20,15,10,5,5,0',
          'security,monetaire-responsable,80,85,90,95,95,100',
        ]),
        '',
      ].join('\n'),
    ],
    name,
    { type: 'text/csv' },
  )
