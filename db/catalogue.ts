import type pg from 'pg'

/** The database as its own catalogue tells it: what a review reads, and the types kysely works with. */
export async function describeCatalogue(owner: pg.Client): Promise<{ schema: string; types: string }> {
  const tables = await tablesOf(owner)
  const views = await viewsOf(owner)
  const parts = [
    '-- Written by `npm run schema` from the catalogue of a migrated database. Do not edit.',
    ...tables.map(tableText),
    ...views.map(({ text }) => text),
    ...(await functionsOf(owner)),
  ]
  return { schema: `${parts.join('\n\n')}\n`, types: typesText([...tables, ...views]) }
}

type Column = { name: string; type: string; required: boolean; fallback: string | null; generated: boolean }
type Table = {
  name: string
  forced: boolean
  columns: Column[]
  constraints: string[]
  indexes: string[]
  policies: string[]
  grants: string[]
}

async function tablesOf(owner: pg.Client): Promise<Table[]> {
  const { rows } = await owner.query<Table>(`
    SELECT c.relname AS name, c.relrowsecurity AND c.relforcerowsecurity AS forced,
      (SELECT json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod),
          'required', attnotnull, 'fallback', pg_get_expr(adbin, adrelid), 'generated', attgenerated <> '') ORDER BY attnum)
        FROM pg_attribute LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
        WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped) AS columns,
      coalesce((SELECT json_agg(format('CONSTRAINT %I %s', conname, pg_get_constraintdef(oid)) ORDER BY contype, conname)
        FROM pg_constraint WHERE conrelid = c.oid AND contype <> 'n'), '[]') AS constraints,
      coalesce((SELECT json_agg(pg_get_indexdef(indexrelid) || ';' ORDER BY indexrelid::regclass::text) FROM pg_index
        WHERE indrelid = c.oid AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)), '[]') AS indexes,
      coalesce((SELECT json_agg(format('CREATE POLICY %I ON %I FOR %s TO %s%s%s;', policyname, tablename, cmd,
          array_to_string(roles, ', '), ' USING (' || qual || ')', ' WITH CHECK (' || with_check || ')') ORDER BY policyname)
        FROM pg_policies WHERE schemaname = 'public' AND tablename = c.relname), '[]') AS policies,
      coalesce((SELECT json_agg(format('GRANT %s ON %I TO %I;', rights, c.relname, grantee) ORDER BY grantee, rights) FROM (
        SELECT grantee, string_agg(privilege_type, ', ' ORDER BY privilege_type) AS rights
          FROM information_schema.table_privileges
          WHERE table_schema = 'public' AND table_name = c.relname AND grantee LIKE 'nabta\\_%' AND grantee <> pg_get_userbyid(c.relowner) GROUP BY grantee
        UNION ALL
        SELECT grantee, privilege_type || ' (' || string_agg(column_name, ', ' ORDER BY column_name) || ')'
          FROM information_schema.column_privileges p
          WHERE table_schema = 'public' AND table_name = c.relname AND grantee LIKE 'nabta\\_%' AND grantee <> pg_get_userbyid(c.relowner)
            AND NOT EXISTS (SELECT FROM information_schema.table_privileges t WHERE t.table_schema = 'public'
              AND t.table_name = p.table_name AND t.grantee = p.grantee AND t.privilege_type = p.privilege_type)
          GROUP BY grantee, privilege_type) AS granted), '[]') AS grants
    FROM pg_class c WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') ORDER BY relname`)
  return rows
}

type View = Pick<Table, 'name' | 'columns'> & { text: string }

/** A view's columns do not know that they are never null; whoever reads them knows. */
async function viewsOf(owner: pg.Client): Promise<View[]> {
  const { rows } = await owner.query<View>(`
    SELECT relname AS name,
      format(E'CREATE VIEW %I WITH (%s) AS\\n%s', relname, array_to_string(reloptions, ', '), pg_get_viewdef(c.oid, true)) AS text,
      (SELECT json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod),
          'required', true, 'fallback', NULL, 'generated', false) ORDER BY attnum)
        FROM pg_attribute WHERE attrelid = c.oid AND attnum > 0) AS columns
    FROM pg_class c WHERE relnamespace = 'public'::regnamespace AND relkind = 'v' ORDER BY relname`)
  return rows
}

async function functionsOf(owner: pg.Client): Promise<string[]> {
  const { rows } = await owner.query<{ text: string }>(`
    SELECT pg_get_functiondef(p.oid) || E';\\n-- owner ' || CASE WHEN proowner = (SELECT relowner FROM pg_class WHERE oid = 'migrations'::regclass) THEN 'the owner' ELSE rolname END AS text
    FROM pg_proc p JOIN pg_roles r ON r.oid = proowner
    WHERE pronamespace IN ('app'::regnamespace, 'public'::regnamespace)
      AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = p.oid AND deptype = 'e')
    ORDER BY p.oid::regprocedure::text`)
  return rows.map(({ text }) => text)
}

function tableText({ name, forced, columns, constraints, indexes, policies, grants }: Table): string {
  const lines = columns.map(
    ({ name, type, required, fallback, generated }) =>
      `${name} ${type}${generated ? ` GENERATED ALWAYS AS (${fallback}) STORED` : fallback ? ` DEFAULT ${fallback}` : ''}${required ? ' NOT NULL' : ''}`,
  )
  return [
    `CREATE TABLE ${name} (\n  ${[...lines, ...constraints].join(',\n  ')}\n);`,
    ...(forced ? [`ALTER TABLE ${name} ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;`] : []),
    ...indexes,
    ...policies,
    ...grants,
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
