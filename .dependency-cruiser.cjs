/** The dependencies allowed in ARCHITECTURE.md, as rules of the check. */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'service-never-imports-service',
      severity: 'error',
      from: { path: '^services/([^/]+)/' },
      to: { path: '^services/', pathNot: '^services/$1/' },
    },
    {
      name: 'domain-is-pure',
      severity: 'error',
      comment: 'Rules know no framework, no database and no neighbour layer.',
      from: { path: '/domain/', pathNot: '\\.test\\.ts$' },
      to: {
        path: [
          '@nestjs',
          'typeorm',
          'fastify',
          '/use-cases/',
          '/persistence/',
          'packages/service-kit',
          '\\.controller\\.ts$',
        ],
      },
    },
    {
      name: 'persistence-below-use-cases',
      severity: 'error',
      from: { path: '/persistence/' },
      to: { path: ['/use-cases/', '\\.controller\\.ts$', '\\.presenter\\.ts$'] },
    },
    {
      name: 'foreign-persistence',
      severity: 'error',
      comment:
        "A noun's rows are its own: others use its use cases, its domain and what stands at its root. That nouns stand in a line is a test, scripts/lib/nouns.test.ts: rules about folders here see each folder apart from those in it.",
      from: { path: '^services/([^/]+)/src/([^/]+)', pathNot: '\\.test\\.ts$' },
      to: { path: '^services/$1/src/[^/]+/persistence/', pathNot: '^services/$1/src/$2/' },
    },
    {
      name: 'packages-know-no-service',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: ['^services/', '^web/'] },
    },
    {
      name: 'shared-packages-are-plain',
      severity: 'error',
      from: { path: '^packages/(brazil|contracts|document)/src', pathNot: '\\.test\\.ts$' },
      to: { path: ['@nestjs', 'typeorm', 'packages/service-kit', 'react'], dependencyTypesNot: ['core'] },
    },
    {
      name: 'web-knows-no-server',
      severity: 'error',
      from: { path: '^web/' },
      to: {
        path: [
          '^services/',
          '^packages/service-kit',
          '^packages/contracts/(src|dist)/internal/',
          '^packages/document/(src|dist)/canonical\\.',
        ],
      },
    },
    {
      name: 'contracts-know-no-document',
      severity: 'error',
      from: { path: '^packages/(brazil|contracts)/' },
      to: { path: '^packages/document/' },
    },
    {
      name: 'feature-never-imports-feature',
      severity: 'error',
      comment:
        'Routes in web/src/app compose features; what two features share lives in web/src/shared or web/src/document.',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'shared-knows-no-feature',
      severity: 'error',
      from: { path: '^web/src/(shared|document)/' },
      to: { path: '^web/src/(features|app)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    parser: 'swc',
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
      exportsFields: ['exports'],
      conditionNames: ['@acordo/source', 'import', 'require', 'node', 'default', 'types'],
    },
  },
};
