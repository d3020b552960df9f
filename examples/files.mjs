import { FILE_LIMITS, filesOnWire } from '@hautelisse/domain/files'

// Two files as a server reads them out of a request: one says that it is a PDF and holds something else.
const files = [
  { name: 'iban.pdf', contentType: 'application/pdf', bytes: new TextEncoder().encode('%PDF-1.7\n') },
  { name: 'identity.pdf', contentType: 'application/pdf', bytes: new TextEncoder().encode('MZ') },
]
const { error } = filesOnWire(FILE_LIMITS.drop).safeParse(files)
for (const { path, message } of error?.issues ?? []) process.stdout.write(`${files[path[0]].name}: ${message}\n`)
