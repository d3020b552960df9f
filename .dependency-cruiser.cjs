// The arrows of docs/architecture.md: who may stand on whom. A broken one fails the test command.
const rooms = (floor, deny, comment) => ({
  name: `${floor}-stands-alone`,
  severity: 'error',
  comment,
  from: { path: `^packages/${floor}/src`, pathNot: '\\.(test|bench)\\.tsx?$' },
  to: { path: deny },
})

/** The order inside a package: what is lower never imports what is higher. */
const upward = (name, from, to, comment) => ({
  name: `no-import-upward-${name}`,
  severity: 'error',
  comment,
  from: { path: from, pathNot: '\\.(test|testing|bench)\\.tsx?$' },
  to: { path: to },
})

module.exports = {
  forbidden: [
    rooms('domain', '^packages/(machines|web|api-mock|evaluate)', 'The domain stands on nothing of ours.'),
    {
      name: 'domain-dependencies',
      severity: 'error',
      comment: 'The domain depends on decimal.js, single date-fns functions, fflate and zod only; generators on fast-check.',
      from: { path: '^packages/domain/src', pathNot: '(\\.(test|bench)\\.ts$|/arbitraries\\.ts$)' },
      to: {
        dependencyTypes: ['npm', 'npm-dev', 'npm-peer', 'npm-optional'],
        pathNot: 'node_modules/(decimal\\.js|date-fns|fflate|zod)/',
      },
    },
    {
      name: 'only-money-knows-decimal',
      severity: 'error',
      comment: 'One clone of decimal.js, with one precision and one rounding.',
      from: { path: '^packages', pathNot: '^packages/domain/src/money/' },
      to: { path: 'node_modules/decimal\\.js/' },
    },
    {
      name: 'no-node-in-pure-floors',
      severity: 'error',
      comment: 'Domain, machines and the API (but its Node entry) run in a browser.',
      from: { path: '^packages/(domain|machines|api-mock)/src', pathNot: '(\\.test\\.ts$|^packages/api-mock/src/node/)' },
      to: { dependencyTypes: ['core'] },
    },
    rooms('machines', '^packages/(web|api-mock|evaluate)', 'Machines stand on the domain.'),
    {
      name: 'machines-without-react',
      severity: 'error',
      comment: 'A machine knows no view.',
      from: { path: '^packages/(machines|domain|api-mock)/src' },
      to: { path: 'node_modules/(react|react-dom|@xstate/react)/' },
    },
    rooms('api-mock', '^packages/(web|machines|evaluate)', 'The API stands on the domain only.'),
    rooms('evaluate', '^packages/(web|machines|api-mock)', 'The command line stands on the domain only.'),
    rooms('web', '^packages/evaluate', 'Portfolios never enter the portal.'),
    {
      name: 'domain-without-xstate-or-hono',
      severity: 'error',
      comment: 'Statecharts are the machines’, HTTP is the API’s.',
      from: { path: '^packages/(domain|web)/src' },
      to: { path: 'node_modules/(hono|@hono)/' },
    },
    {
      name: 'api-through-its-transport',
      severity: 'error',
      comment: 'One file of the web package loads the API, by dynamic import.',
      from: { path: '^packages/web/src', pathNot: '(^packages/web/src/(app/transport-page\\.ts$|testing/)|\\.test\\.tsx?$)' },
      to: { path: '^packages/api-mock' },
    },
    {
      name: 'api-node-entry',
      severity: 'error',
      comment: 'The Node entry stays out of what a browser loads.',
      from: { path: '^packages/(api-mock/src/(?!node/)|web/src)', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^packages/api-mock/src/node' },
    },
    {
      name: 'rooms-through-their-door',
      severity: 'error',
      comment: 'One capability reaches another through its index.ts (or its generators).',
      from: { path: '^packages/(domain|machines|api-mock)/src/([^/]+)/' },
      to: {
        path: '^packages/$1/src/[^/]+/',
        // What tests of two rooms share is no part of either.
        pathNot: ['^packages/$1/src/$2/', '^packages/[^/]+/src/[^/]+/((index|arbitraries|room)|[^/]+\\.testing)\\.ts$'],
      },
    },
    {
      name: 'web-rooms-through-their-door',
      severity: 'error',
      comment:
        'A room of screens is entered through its index.ts, its routes or its examples, or a screen is loaded when needed; the design system by component.',
      // Component tests have a composition root of their own.
      from: { path: '^packages/web/src/([^/]+)/', pathNot: '^packages/web/src/testing/' },
      to: {
        dynamic: false,
        path: '^packages/web/src/[^/]+/',
        pathNot: [
          '^packages/web/src/$1/',
          '^packages/web/src/[^/]+/(index|routes|examples)\\.tsx?$',
          '^packages/web/src/ui/',
          '^packages/web/src/testing/text/index\\.ts$',
        ],
      },
    },
    {
      name: 'testing-is-for-tests',
      severity: 'error',
      comment: 'Fake ports and the API in memory are part of no page.',
      from: { path: '^packages/', pathNot: ['\\.(test|testing)\\.tsx?$', '^packages/web/src/testing/'] },
      to: { path: '^packages/web/src/testing/' },
    },
    {
      name: 'design-system-stands-alone',
      severity: 'error',
      comment: 'A component of the design system knows no room; its examples are typed as those of the rooms.',
      from: { path: '^packages/web/src/ui/', pathNot: '(\\.test\\.tsx|/examples\\.tsx|/ui/sample\\.tsx)$' },
      to: { path: '^packages/web/src/(?!ui/)' },
    },
    {
      name: 'radix-wrapped-once',
      severity: 'error',
      comment: 'Screens import the design system, never the primitives.',
      from: { path: '^packages/web/src', pathNot: '^packages/web/src/ui/' },
      to: { path: 'node_modules/(radix-ui|@radix-ui)/' },
    },
    upward(
      'domain-bottom',
      '^packages/domain/src/(input|money|calendar|contract)/',
      '^packages/domain/src/(?!$1/|calendar/|input/)',
      'Input, money, calendar and contract are the bottom of the domain; dates are below the two others, refused input below all.',
    ),
    upward(
      'domain-top',
      '^packages/domain/src/(?!(?:home|contents|tracking|catalogue)/)',
      '^packages/domain/src/(home|contents|tracking|catalogue)/',
      'Home, contents, tracking and catalogue gather other rooms: no room imports them.',
    ),
    upward('machines-ports', '^packages/machines/src/ports/', '^packages/machines/src/(?!ports/)', 'Ports know no machine.'),
    upward(
      'machines-api',
      '^packages/machines/src/api/',
      '^packages/machines/src/(?!(api|ports)/)',
      'The client needs ports only.',
    ),
    upward(
      'machines-kits',
      '^packages/machines/src/(act|stepper|resource)/',
      '^packages/machines/src/(?!(act|stepper|resource|statecharts|api|ports)/)',
      'A kit knows no room.',
    ),
    upward(
      'machines-application',
      '^packages/machines/src/(?!application/)',
      '^packages/machines/src/application/',
      'The application starts the rooms: no room imports it.',
    ),
    upward(
      'web-shell',
      '^packages/web/src/shell/',
      '^packages/web/src/(?!(shell|ui)/)',
      'The shell is what rooms stand on: it imports none of them.',
    ),
    upward(
      'web-kits',
      '^packages/web/src/(stepper|resource|explanation|answers)/',
      '^packages/web/src/(?!(stepper|resource|explanation|answers|shell|ui)/)',
      'A kit knows no room.',
    ),
    upward(
      'web-app',
      '^packages/web/src/(?!(app|testing)/)',
      '^packages/web/src/app/',
      'The composition root: nothing imports it but the one that component tests put together on fake ports.',
    ),
    upward(
      'api-mock-server',
      '^packages/api-mock/src/(server|people|storage|doors)/',
      '^packages/api-mock/src/(?!(server|people|storage|doors)/)',
      'The server binds the handlers of rooms: it imports none of them.',
    ),
    upward(
      'api-mock-stand-in',
      '^packages/api-mock/src/(?!(stand-in|node)/)[^/]+/',
      '^packages/api-mock/src/stand-in/',
      'The pages of banks and other outsiders act in the rooms; a room knows their addresses alone, which are in doors.',
    ),
    {
      name: 'no-circles',
      severity: 'error',
      comment: 'A circle, type-only imports included, hides who stands on whom.',
      from: {},
      to: { circular: true },
    },
    upward(
      'machines-session',
      '^packages/machines/src/session/',
      '^packages/machines/src/(withdrawal|tax-saving)/',
      'The session knows no simulator.',
    ),
    {
      name: 'no-orphans',
      severity: 'error',
      comment: 'A file that nothing imports is dead.',
      from: {
        orphan: true,
        path: '^packages',
        pathNot: [
          '\\.(test|bench)\\.tsx?$',
          '\\.d\\.ts$',
          '^packages/web/public/',
          '(lingui\\.sources|(vite|lingui|playwright|vitest\\.screens)\\.config)\\.ts$',
        ],
      },
      to: {},
    },
    {
      name: 'resolvable',
      severity: 'error',
      comment: 'Every import leads somewhere.',
      from: { path: '^packages' },
      to: { couldNotResolve: true, pathNot: ['\\.woff2$', '\\.css$', '^virtual:', '^vite/client$'] },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|dist-types|dist-tests)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
  },
}
