import { createRootRouteWithContext, createRoute, Match, Outlet, useChildMatches } from '@tanstack/react-router'
import { portalProfile } from './delivery/profiles.ts'
import type { QuestionFilter } from './delivery/questions.ts'
import { Document } from './document/document.tsx'
import { ArticleListPage } from './pages/article-list/article-list-page.tsx'
import { loadArticleList, type ArticleListSearch } from './pages/article-list/load-article-list.ts'
import { ArticlePage } from './pages/article/article-page.tsx'
import { loadArticle } from './pages/article/load-article.ts'
import { ErrorPage } from './pages/failure/error-page.tsx'
import { RecordNotFoundPage, UnknownRoutePage } from './pages/failure/not-found-page.tsx'
import { ContactPage } from './pages/contact/contact-page.tsx'
import { loadContact } from './pages/contact/load-contact.ts'
import { ThanksPage } from './pages/contact/thanks-page.tsx'
import { FaqPage } from './pages/faq/faq-page.tsx'
import { loadFaq } from './pages/faq/load-faq.ts'
import { HomePage } from './pages/home/home-page.tsx'
import { loadHome } from './pages/home/load-home.ts'
import { LegalPage } from './pages/legal/legal-page.tsx'
import { legalSearch, loadLegal } from './pages/legal/load-legal.ts'
import type { LoadContext } from './pages/load-context.ts'
import { loadManual } from './pages/manual/load-manual.ts'
import { ManualPage } from './pages/manual/manual-page.tsx'
import { optionalText } from './search-text.ts'

/** Renders the page of an address. The router's own outlet swallows errors during rendering and leaves the frame empty. */
function PageOutlet() {
  // An address without a page matches the root alone; the outlet shows its `notFoundComponent`.
  const [page] = useChildMatches()
  return page === undefined ? <Outlet /> : <Match routeId={page.routeId} />
}

const rootRoute = createRootRouteWithContext<LoadContext>()({
  loader: ({ context }) => portalProfile(context.delivery),
  component: function Frame() {
    return (
      <Document profile={rootRoute.useLoaderData()}>
        <PageOutlet />
      </Document>
    )
  },
  notFoundComponent: UnknownRoutePage,
})

/** Shown in the frame if the content of a page is missing or failed. */
const fallbacks = { notFoundComponent: RecordNotFoundPage, errorComponent: ErrorPage }

const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  ...fallbacks,
  loader: ({ context }) => loadHome(context),
  component: function Home() {
    return <HomePage {...homeRoute.useLoaderData()} />
  },
})

const articleListRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/article',
  ...fallbacks,
  validateSearch: (search: Record<string, unknown>): ArticleListSearch => ({
    category: optionalText(search['category']),
    tag: optionalText(search['tag']),
    page: optionalText(search['page']),
  }),
  loaderDeps: ({ search: { category, tag, page } }) => ({ category, tag, page }),
  loader: ({ context, deps }) => loadArticleList(context, deps),
  component: function ArticleList() {
    return <ArticleListPage {...articleListRoute.useLoaderData()} />
  },
})

const articleRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/article/$slug',
  ...fallbacks,
  loader: ({ context, params }) => loadArticle(context, params.slug),
  component: function Article() {
    return <ArticlePage {...articleRoute.useLoaderData()} />
  },
})

const faqRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/faq',
  ...fallbacks,
  validateSearch: (search: Record<string, unknown>): QuestionFilter => ({
    category: optionalText(search['category']),
    q: optionalText(search['q']),
  }),
  loaderDeps: ({ search: { category, q } }) => ({ category, q }),
  loader: ({ context, deps }) => loadFaq(context, deps),
  component: function Faq() {
    return <FaqPage {...faqRoute.useLoaderData()} />
  },
})

const privacyPolicyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/privacy-policy',
  ...fallbacks,
  validateSearch: legalSearch,
  loaderDeps: ({ search: { version, print } }) => ({ version, print }),
  loader: ({ context, deps }) => loadLegal(context, 'privacy-policy', deps),
  component: function PrivacyPolicy() {
    return <LegalPage {...privacyPolicyRoute.useLoaderData()} />
  },
})

const termOfServiceRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/term-of-service',
  ...fallbacks,
  validateSearch: legalSearch,
  loaderDeps: ({ search: { version, print } }) => ({ version, print }),
  loader: ({ context, deps }) => loadLegal(context, 'term-of-service', deps),
  component: function TermOfService() {
    return <LegalPage {...termOfServiceRoute.useLoaderData()} />
  },
})

const tokushoRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/tokusho',
  ...fallbacks,
  validateSearch: legalSearch,
  loaderDeps: ({ search: { version, print } }) => ({ version, print }),
  loader: ({ context, deps }) => loadLegal(context, 'tokusho', deps),
  component: function Tokusho() {
    return <LegalPage {...tokushoRoute.useLoaderData()} />
  },
})

const contactRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/contact',
  ...fallbacks,
  staticData: { isPersonal: true },
  loader: ({ context }) => loadContact(context),
  component: function Contact() {
    return <ContactPage {...contactRoute.useLoaderData()} />
  },
})

const contactSuccessRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/contact/success',
  ...fallbacks,
  staticData: { isPersonal: true },
  loader: ({ context }) => context.contact?.receiptNumber ?? null,
  component: function ContactSuccess() {
    return <ThanksPage receiptNumber={contactSuccessRoute.useLoaderData()} />
  },
})

const manualRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/manual/captain-login',
  ...fallbacks,
  loader: ({ context }) => loadManual(context),
  component: function Manual() {
    return <ManualPage {...manualRoute.useLoaderData()} />
  },
})

/** Every public page, once; the language prefix is handled before it. */
export const routeTree = rootRoute.addChildren([
  homeRoute,
  articleListRoute,
  articleRoute,
  faqRoute,
  privacyPolicyRoute,
  termOfServiceRoute,
  tokushoRoute,
  contactRoute,
  contactSuccessRoute,
  manualRoute,
])
