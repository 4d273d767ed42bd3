/** What belongs to an extension is made by the extension. */
const own = (catalogue: string, oid: string) =>
  `not exists (select from pg_depend where classid = '${catalogue}'::regclass and objid = ${oid} and deptype = 'e')`;
const HERE = 'current_schema()::regnamespace';

/** Questions to PostgreSQL's catalogue about the schema that the server uses. */
export const QUERIES = {
  /** Kinds of things that neither Strapi nor a migration of ours makes. */
  others: `
    select case relkind when 'v' then 'view' when 'm' then 'view' when 'p' then 'partitioned table'
      when 'f' then 'foreign table' else 'type' end as kind, relname as name
    from pg_class where relnamespace = ${HERE} and relkind in ('v', 'm', 'p', 'f', 'c') and ${own('pg_class', 'oid')}
    union all select 'type', typname from pg_type
    where typnamespace = ${HERE} and typtype in ('e', 'd', 'r') and ${own('pg_type', 'oid')}
    union all select 'identity column', attrelid::regclass || '.' || attname from pg_attribute
    join pg_class on pg_class.oid = attrelid where relnamespace = ${HERE} and relkind = 'r' and attidentity <> ''
    union all select 'row security of', relname from pg_class where relnamespace = ${HERE} and relrowsecurity
    union all select 'inherited table', relname from pg_inherits join pg_class on pg_class.oid = inhrelid
    where relnamespace = ${HERE} and relkind = 'r'`,

  functions: `
    select pg_get_functiondef(oid) as definition from pg_proc
    where pronamespace = ${HERE} and prokind in ('f', 'p') and ${own('pg_proc', 'oid')} order by oid`,

  sequences: `
    select c.relname as name, format_type(s.seqtypid, null) as type, s.seqincrement as increment, s.seqmin as minimum,
      s.seqmax as maximum, s.seqstart as start, s.seqcycle as cycle, t.relname as "table", a.attname as "column"
    from pg_sequence s join pg_class c on c.oid = s.seqrelid
    left join pg_depend d on d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'a'
    left join pg_class t on t.oid = d.refobjid
    left join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
    where c.relnamespace = ${HERE} and ${own('pg_class', 'c.oid')} order by c.relname`,

  /** Rows are put in order by the primary key or, without one, by all columns. */
  tables: `
    select c.relname as name,
      (select coalesce(json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod) ||
          case when a.attcollation <> t.typcollation then ' collate ' || a.attcollation::regcollation else '' end,
          'required', a.attnotnull, 'value', pg_get_expr(d.adbin, d.adrelid), 'generated', a.attgenerated <> '')
          order by a.attnum), '[]')
        from pg_attribute a join pg_type t on t.oid = a.atttypid
        left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
      (select coalesce(json_agg(quote_ident(a.attname) ||
          case when a.attcollation <> 0 then ' collate "C"' when key.conkey is null then '::text collate "C"' else '' end
          order by coalesce(array_position(key.conkey, a.attnum), a.attnum)), '[]')
        from pg_attribute a left join pg_constraint key on key.conrelid = a.attrelid and key.contype = 'p'
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
          and (key.conkey is null or a.attnum = any(key.conkey))) as "order"
    from pg_class c where c.relnamespace = ${HERE} and c.relkind = 'r' and ${own('pg_class', 'c.oid')}
    order by c.relname collate "C"`,

  /** Keys before what refers to them. */
  afterwards: `
    select definition from (
      select case contype when 'f' then 3 else 1 end as step, conname as name, 'alter table ' || quote_ident(relname) ||
        ' add constraint ' || quote_ident(conname) || ' ' || pg_get_constraintdef(pg_constraint.oid) as definition
      from pg_constraint join pg_class on pg_class.oid = conrelid
      where relnamespace = ${HERE} and contype in ('p', 'u', 'c', 'f', 'x') and ${own('pg_class', 'pg_class.oid')}
      union all
      select 2, c.relname, pg_get_indexdef(indexrelid) from pg_index join pg_class c on c.oid = indexrelid
      where c.relnamespace = ${HERE} and ${own('pg_class', 'indrelid')}
        and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))
      union all
      select 4, tgname, pg_get_triggerdef(pg_trigger.oid) from pg_trigger join pg_class on pg_class.oid = tgrelid
      where relnamespace = ${HERE} and not tgisinternal and ${own('pg_class', 'pg_class.oid')}
    ) as statements order by step, name`,
};
