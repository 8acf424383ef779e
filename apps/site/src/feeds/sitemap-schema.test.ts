import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { startSite, type SiteUnderTest } from '../testing/site-under-test.ts'
import { sitemapXml } from './sitemap.ts'

/** The official schema, included in a library. */
const OFFICIAL = join(dirname(createRequire(import.meta.url).resolve('sitemap')), '../../schema/sitemap.xsd')

/** The schema that search engines use in addition: links to the same page in other languages. */
const XHTML = `<xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema" targetNamespace="http://www.w3.org/1999/xhtml" elementFormDefault="qualified">
  <xsd:element name="link">
    <xsd:complexType>
      <xsd:attribute name="rel" use="required" fixed="alternate"/>
      <xsd:attribute name="hreflang" type="xsd:language" use="required"/>
      <xsd:attribute name="href" type="xsd:anyURI" use="required"/>
    </xsd:complexType>
  </xsd:element>
</xsd:schema>`

const BOTH = `<xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema">
  <xsd:import namespace="http://www.sitemaps.org/schemas/sitemap/0.9" schemaLocation="sitemap.xsd"/>
  <xsd:import namespace="http://www.w3.org/1999/xhtml" schemaLocation="xhtml.xsd"/>
</xsd:schema>`

let site: SiteUnderTest
let official: string

beforeAll(async () => {
  site = await startSite()
  official = await readFile(OFFICIAL, 'utf8')
})
afterAll(() => site.delivery.stop())

const errorsIn = async (xml: string): Promise<readonly string[]> => {
  const { errors } = await validateXML({
    xml: [{ fileName: 'given.xml', contents: xml }],
    schema: [{ fileName: 'both.xsd', contents: BOTH }],
    preload: [
      { fileName: 'sitemap.xsd', contents: official },
      { fileName: 'xhtml.xsd', contents: XHTML },
    ],
  })
  return errors.map(({ message }) => message)
}

test.each(['/sitemap.xml', '/ja/sitemap.xml', '/en/sitemap.xml'])('%s keeps to the schema', async (path) => {
  expect(await errorsIn((await site.open(path)).html)).toEqual([])
})

test('what breaks the schema is found', async () => {
  const day = sitemapXml('https://harbour.example', 'ja', [{ path: '/', changed: 'yesterday' }])
  expect((await errorsIn(day)).join(' ')).toContain('lastmod')
})
