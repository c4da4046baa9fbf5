import type pg from 'pg'

/** Describes the migrated database from its own catalogue: `schema.sql` for reviews, and the types for kysely. */
export async function describeCatalogue(owner: pg.Client): Promise<{ schema: string; types: string }> {
  const tables = await tablesOf(owner)
  const views = await viewsOf(owner)
  const parts = [
    '-- Written by `npm run schema` from the catalogue of a migrated database. Do not edit.',
    (await schemasOf(owner)).join('\n'),
    ...tables.map(tableText),
    ...views.map(({ text, ...rest }) => [text, ...guardsOf(rest)].join('\n')),
    ...(await functionsOf(owner)),
  ]
  return { schema: `${parts.join('\n\n')}\n`, types: typesText([...tables, ...views]) }
}

type Column = { name: string; type: string; required: boolean; fallback: string | null; generated: boolean }
type Guards = { triggers: string[]; grants: string[]; owner: string[] }
type Table = Guards & {
  name: string
  security: string
  columns: Column[]
  constraints: string[]
  indexes: string[]
  policies: string[]
}

/** The owner of the migrations may have a different name in each deployment, so it is left out. */
const migrationsOwner = "(SELECT relowner FROM pg_class WHERE oid = 'migrations'::regclass)"

const granteeName = "CASE grantee WHEN 0 THEN 'PUBLIC' ELSE quote_ident(pg_get_userbyid(grantee)) END"

/** Grants on an object with an owner: columns `grantee` and `rights`, without the owner's own. */
const granted = (acl: string, owner: string) =>
  `(SELECT ${granteeName} AS grantee,
      string_agg(privilege_type || CASE WHEN is_grantable THEN ' WITH GRANT OPTION' ELSE '' END, ', ' ORDER BY privilege_type) AS rights
    FROM aclexplode(${acl}) WHERE grantee NOT IN (${owner}, ${migrationsOwner}) GROUP BY grantee)`

/** The triggers, grants and owner of a table or view, for a query in which `c` is its row of pg_class. */
const guards = `
  coalesce((SELECT json_agg(pg_get_triggerdef(oid) || ';' || CASE tgenabled WHEN 'O' THEN ''
      ELSE format(E'\\nALTER TABLE %I %s TRIGGER %I;', c.relname,
        CASE tgenabled WHEN 'D' THEN 'DISABLE' WHEN 'A' THEN 'ENABLE ALWAYS' ELSE 'ENABLE REPLICA' END, tgname) END ORDER BY tgname)
    FROM pg_trigger WHERE tgrelid = c.oid AND NOT tgisinternal), '[]') AS triggers,
  coalesce((SELECT json_agg(format('GRANT %s ON %I TO %s;', rights, c.relname, grantee) ORDER BY grantee, rights) FROM (
    SELECT grantee, rights FROM ${granted('c.relacl', 'c.relowner')} AS whole
    UNION ALL
    SELECT ${granteeName},
        privilege_type || ' (' || string_agg(attname, ', ' ORDER BY attname) || ')'
      FROM pg_attribute, aclexplode(attacl) WHERE attrelid = c.oid AND NOT attisdropped GROUP BY grantee, privilege_type) AS either), '[]') AS grants,
  coalesce((SELECT json_agg(format('ALTER TABLE %I OWNER TO %I;', c.relname, rolname)) FROM pg_roles
    WHERE oid = c.relowner AND oid <> ${migrationsOwner}), '[]') AS owner`

async function schemasOf(owner: pg.Client): Promise<string[]> {
  const { rows } = await owner.query<{ text: string }>(`
    SELECT format('CREATE EXTENSION %I;', extname) AS text FROM pg_extension
      WHERE extnamespace IN ('app'::regnamespace, 'public'::regnamespace)
    UNION ALL
    SELECT format('GRANT %s ON SCHEMA %I TO %s;', rights, nspname, grantee)
      FROM pg_namespace, LATERAL ${granted('nspacl', 'nspowner')} AS granted
      WHERE nspname IN ('app', 'public')
    ORDER BY text`)
  return rows.map(({ text }) => text)
}

async function tablesOf(owner: pg.Client): Promise<Table[]> {
  const { rows } = await owner.query<Table>(`
    SELECT c.relname AS name,
      concat_ws(', ', CASE WHEN relrowsecurity THEN 'ENABLE ROW LEVEL SECURITY' END,
        CASE WHEN relforcerowsecurity THEN 'FORCE ROW LEVEL SECURITY' END) AS security,
      (SELECT json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod),
          'required', attnotnull, 'fallback', pg_get_expr(adbin, adrelid), 'generated', attgenerated <> '') ORDER BY attnum)
        FROM pg_attribute LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
        WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped) AS columns,
      coalesce((SELECT json_agg(format('CONSTRAINT %I %s', conname, pg_get_constraintdef(oid)) ORDER BY contype, conname)
        FROM pg_constraint WHERE conrelid = c.oid AND contype NOT IN ('n', 't')), '[]') AS constraints,
      coalesce((SELECT json_agg(pg_get_indexdef(indexrelid) || ';' ORDER BY indexrelid::regclass::text) FROM pg_index
        WHERE indrelid = c.oid AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)), '[]') AS indexes,
      coalesce((SELECT json_agg(format('CREATE POLICY %I ON %I%s FOR %s TO %s%s%s;', policyname, tablename,
          CASE permissive WHEN 'RESTRICTIVE' THEN ' AS RESTRICTIVE' ELSE '' END, cmd,
          array_to_string(roles, ', '), ' USING (' || qual || ')', ' WITH CHECK (' || with_check || ')') ORDER BY policyname)
        FROM pg_policies WHERE schemaname = 'public' AND tablename = c.relname), '[]') AS policies,
      ${guards}
    FROM pg_class c WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') ORDER BY relname`)
  return rows
}

type View = Guards & Pick<Table, 'name' | 'columns'> & { text: string }

/** The catalogue reports every column of a view as nullable. Readers of these views know that these are not. */
async function viewsOf(owner: pg.Client): Promise<View[]> {
  const { rows } = await owner.query<View>(`
    SELECT relname AS name,
      format(E'CREATE VIEW %I WITH (%s) AS\\n%s', relname, array_to_string(reloptions, ', '), pg_get_viewdef(c.oid, true)) AS text,
      (SELECT json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod),
          'required', true, 'fallback', NULL, 'generated', false) ORDER BY attnum)
        FROM pg_attribute WHERE attrelid = c.oid AND attnum > 0) AS columns,
      ${guards}
    FROM pg_class c WHERE relnamespace = 'public'::regnamespace AND relkind = 'v' ORDER BY relname`)
  return rows
}

async function functionsOf(owner: pg.Client): Promise<string[]> {
  const { rows } = await owner.query<{ text: string }>(`
    SELECT concat_ws(E'\\n', pg_get_functiondef(p.oid) || ';',
      CASE WHEN proowner <> ${migrationsOwner} THEN format('ALTER FUNCTION %s OWNER TO %I;', p.oid::regprocedure, rolname) END,
      (SELECT string_agg(format('GRANT %s ON FUNCTION %s TO %s;', rights, p.oid::regprocedure, grantee), E'\\n' ORDER BY grantee)
        FROM ${granted("coalesce(proacl, acldefault('f', proowner))", 'proowner')} AS granted)) AS text
    FROM pg_proc p JOIN pg_roles r ON r.oid = proowner
    WHERE pronamespace IN ('app'::regnamespace, 'public'::regnamespace)
      AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = p.oid AND deptype = 'e')
    ORDER BY p.oid::regprocedure::text`)
  return rows.map(({ text }) => text)
}

const guardsOf = ({ triggers, grants, owner }: Guards) => [...triggers, ...grants, ...owner]

function tableText({ name, security, columns, constraints, indexes, policies, ...rest }: Table): string {
  const lines = columns.map(
    ({ name, type, required, fallback, generated }) =>
      `${name} ${type}${generated ? ` GENERATED ALWAYS AS (${fallback}) STORED` : fallback ? ` DEFAULT ${fallback}` : ''}${required ? ' NOT NULL' : ''}`,
  )
  return [
    `CREATE TABLE ${name} (\n  ${[...lines, ...constraints].join(',\n  ')}\n);`,
    ...(security ? [`ALTER TABLE ${name} ${security};`] : []),
    ...indexes,
    ...policies,
    ...guardsOf(rest),
  ].join('\n')
}

const typeOf: Record<string, string> = {
  boolean: 'boolean',
  integer: 'number',
  smallint: 'number',
  'double precision': 'number',
  bigint: 'string',
  numeric: 'string',
  jsonb: 'unknown',
  json: 'unknown',
  bytea: 'Buffer',
  date: 'string',
  'timestamp with time zone': 'Date',
}

function typesText(tables: readonly Pick<Table, 'name' | 'columns'>[]): string {
  const interfaces = tables.map(({ name, columns }) => {
    const fields = columns.map(({ name, type, required, fallback, generated }) => {
      const array = type.endsWith('[]')
      const plain = typeOf[type.replace(/\[\]$|\(.*\)/g, '')] ?? 'string'
      const whole = `${plain}${array ? '[]' : ''}${required ? '' : ' | null'}`
      return `    ${name}: ${generated ? `GeneratedAlways<${whole}>` : fallback ? `Generated<${whole}>` : whole}`
    })
    return `  ${name}: {\n${fields.join('\n')}\n  }`
  })
  const generics = ['Generated', 'GeneratedAlways'].filter((name) =>
    interfaces.some((text) => text.includes(`${name}<`)),
  )
  return `// Written by \`npm run schema\` from the catalogue of a migrated database. Do not edit.
${generics.length ? `import type { ${generics.join(', ')} } from 'kysely'\n` : ''}
export type Tables = {
${interfaces.join('\n')}
}
`
}
