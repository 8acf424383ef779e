import { PAGES } from '@captain/auth-core'
import { msg } from '@lingui/core/macro'
import { createRootRouteWithContext, createRoute } from '@tanstack/react-router'
import { beforeLoadPage, type RouterContext } from './navigation/before-load-page.ts'
import { lazyPage } from './navigation/lazy-page.ts'
import { PagePending } from './shell/page-pending.tsx'
import { Root } from './shell/root.tsx'

// The route table of the back office. Paths have no locale prefix; `navigation/locale-prefix.ts` handles it. Titles, descriptions and
// guards come from `staticData`; a route without a guard does not compile. The server reads the same table of guards: a new page needs a
// row there and a route here.

const root = createRootRouteWithContext<RouterContext>()({
  staticData: { guard: [{ mode: 'public' }] },
  // Has an explicit type, because inference would make the type of the route table circular.
  beforeLoad: async ({ context, location, matches, preload }): Promise<void> => beforeLoadPage({ context, location, matches, preload }),
  component: Root,
})

const login = createRoute({
  getParentRoute: () => root,
  path: '/auth/login',
  staticData: { guard: PAGES['/auth/login'], title: msg`ログイン`, description: msg`パスキーでにゃんこ港の管理画面にログインします。` },
  component: lazyPage(() => import('./routes/auth/login.tsx'), 'Login'),
})

const signUp = createRoute({
  getParentRoute: () => root,
  path: '/auth/sign-up',
  staticData: {
    guard: PAGES['/auth/sign-up'],
    title: msg`新規登録`,
    description: msg`にゃんこ港の管理画面を使うためのアカウントを登録します。`,
  },
  component: lazyPage(() => import('./routes/auth/sign-up.tsx'), 'SignUp'),
})

const recover = createRoute({
  getParentRoute: () => root,
  path: '/auth/recover',
  staticData: {
    guard: PAGES['/auth/recover'],
    title: msg`ログインできない場合`,
    description: msg`パスキーを使えないときに、ログインし直す方法をご案内します。`,
  },
  component: lazyPage(() => import('./routes/auth/recover.tsx'), 'Recover'),
})

const enrol = createRoute({
  getParentRoute: () => root,
  path: '/auth/enrol',
  staticData: { guard: PAGES['/auth/enrol'], title: msg`ログイン方法の設定` },
  component: lazyPage(() => import('./routes/auth/enrol.tsx'), 'Enrol'),
})

const verifyEmail = createRoute({
  getParentRoute: () => root,
  path: '/auth/verify-email',
  staticData: {
    guard: PAGES['/auth/verify-email'],
    title: msg`メールアドレスの確認`,
    description: msg`アカウントのメールアドレスを確認します。`,
  },
  component: lazyPage(() => import('./routes/auth/verify-email.tsx'), 'VerifyEmail'),
})

const plain = createRoute({
  getParentRoute: () => root,
  id: 'default',
  staticData: { guard: null },
  component: lazyPage(() => import('./shell/default-layout.tsx'), 'DefaultLayout'),
})

const logout = createRoute({
  getParentRoute: () => plain,
  path: '/auth/logout',
  staticData: { guard: PAGES['/auth/logout'], title: msg`ログアウト` },
  component: lazyPage(() => import('./routes/auth/logout.tsx'), 'Logout'),
})

const notPermission = createRoute({
  getParentRoute: () => plain,
  path: '/auth/not-permission',
  staticData: { guard: PAGES['/auth/not-permission'], title: msg`表示する権限がありません` },
  component: lazyPage(() => import('./routes/auth/not-permission.tsx'), 'NotPermission'),
})

const whoAreYou = createRoute({
  getParentRoute: () => plain,
  path: '/auth/who-are-you',
  staticData: { guard: PAGES['/auth/who-are-you'], title: msg`登録の確認` },
  component: lazyPage(() => import('./routes/auth/pending-approval-page.tsx'), 'PendingApprovalPage'),
})

const secureSignIn = createRoute({
  getParentRoute: () => plain,
  path: '/auth/secure-sign-in',
  staticData: { guard: PAGES['/auth/secure-sign-in'], title: msg`ログイン方法の強化` },
  loader: async (input) => (await import('./routes/user/load-user.ts')).loadUser(input),
  component: lazyPage(() => import('./routes/user/secure-sign-in.tsx'), 'SecureSignIn'),
})

const shell = createRoute({
  getParentRoute: () => root,
  id: 'captain',
  staticData: { guard: null },
  component: lazyPage(() => import('./shell/captain-layout.tsx'), 'CaptainLayout'),
})

const profile = createRoute({
  getParentRoute: () => shell,
  path: '/user/profile',
  staticData: { guard: PAGES['/user/profile'], title: msg`プロフィール`, description: msg`名前やパスキー、ログイン中の端末を管理します。` },
  loader: async (input) => (await import('./routes/user/load-user.ts')).loadUser(input),
  component: lazyPage(() => import('./routes/user/profile.tsx'), 'Profile'),
})

const home = createRoute({
  getParentRoute: () => shell,
  path: '/captain',
  staticData: { guard: PAGES['/captain'], title: msg`ホーム`, description: msg`対応を待っているものと、最近の動きをまとめた画面です。` },
  loader: async (input) => (await import('./routes/captain/load-home.ts')).loadHome(input),
  component: lazyPage(() => import('./routes/captain/home.tsx'), 'HomePage'),
})

const loadArticles = async (input: { readonly context: RouterContext }) =>
  (await import('./routes/captain/load-articles.ts')).loadArticles(input)

const articles = createRoute({
  getParentRoute: () => shell,
  path: '/captain/article',
  staticData: {
    guard: PAGES['/captain/article'],
    title: msg`スタッフ向け記事`,
    description: msg`運営からスタッフへのお知らせと手順です。`,
  },
  loader: loadArticles,
  component: lazyPage(() => import('@captain/platform-react/articles'), 'ArticleList'),
})

const article = createRoute({
  getParentRoute: () => shell,
  path: '/captain/article/$slug',
  staticData: { guard: PAGES['/captain/article/$slug'] },
  loader: loadArticles,
  component: lazyPage(() => import('./routes/captain/article.tsx'), 'Article'),
})

const tenants = createRoute({
  getParentRoute: () => shell,
  path: '/captain/tenant',
  staticData: { guard: PAGES['/captain/tenant'], title: msg`テナント`, description: msg`所属するテナントの一覧です。` },
  loader: async (input) => (await import('./routes/captain/load-tenants.ts')).loadTenants(input),
  component: lazyPage(() => import('@captain/platform-react/tenants'), 'Tenants'),
})

const tenant = createRoute({
  getParentRoute: () => shell,
  path: '/captain/tenant/$tenant',
  staticData: { guard: PAGES['/captain/tenant/$tenant'] },
  loader: { handler: async (input) => (await import('./routes/captain/load-tenant.ts')).loadTenant(input), staleReloadMode: 'blocking' },
  pendingComponent: PagePending,
})

const tenantIndex = createRoute({
  getParentRoute: () => tenant,
  path: '/',
  staticData: { guard: PAGES['/captain/tenant/$tenant'] },
  loader: async (input) => (await import('./routes/captain/to-today.ts')).toToday(input),
  component: lazyPage(() => import('./routes/captain/tenant-home.tsx'), 'TenantHome'),
})

const tenantMedia = createRoute({
  getParentRoute: () => tenant,
  path: '/media-library',
  staticData: {
    guard: PAGES['/captain/tenant/$tenant/media-library'],
    title: msg`メディア`,
    description: msg`画像や音声などのファイルを探し、まとめて管理します。`,
  },
  component: lazyPage(() => import('./routes/captain/media.tsx'), 'Media'),
})

const tenantScreen = createRoute({
  getParentRoute: () => tenant,
  path: '$',
  staticData: { guard: PAGES['/captain/tenant/$tenant/$'] },
  loader: async ({ params, location, context, parentMatchPromise, preload }) => {
    const [{ loadScreen }, { loaderData }] = await Promise.all([import('./routes/captain/load-screen.ts'), parentMatchPromise])
    await loadScreen({ rest: params._splat ?? '', search: location.search, context, isPreload: preload }, loaderData)
  },
  component: lazyPage(() => import('./routes/captain/tenant-screen.tsx'), 'TenantScreen'),
})

const loadAi = async (input: { readonly context: RouterContext }) => (await import('./routes/ai/load-ai.ts')).loadAi(input)

const aiHome = createRoute({
  getParentRoute: () => shell,
  path: '/captain/ai',
  staticData: { guard: PAGES['/captain/ai'], title: msg`AIツール`, description: msg`画像を生成し、プロンプトを翻訳するツールです。` },
  loader: loadAi,
  component: lazyPage(() => import('./routes/ai/ai-home.tsx'), 'AiHome'),
})

const textToImage = createRoute({
  getParentRoute: () => shell,
  path: '/captain/ai/text-to-image',
  staticData: {
    guard: PAGES['/captain/ai/text-to-image'],
    title: msg`画像生成`,
    description: msg`文章から画像を生成し、メディアライブラリに保存します。`,
  },
  loader: loadAi,
  component: lazyPage(() => import('./routes/ai/images/text-to-image.tsx'), 'TextToImage'),
})

const translationImagePrompt = createRoute({
  getParentRoute: () => shell,
  path: '/captain/ai/translation-image-prompt',
  staticData: {
    guard: PAGES['/captain/ai/translation-image-prompt'],
    title: msg`プロンプト翻訳`,
    description: msg`日本語を、画像生成に使う英語のプロンプトにします。`,
  },
  loader: loadAi,
  component: lazyPage(() => import('./routes/ai/translation/translation-image-prompt.tsx'), 'TranslationImagePrompt'),
})

const loadAdmin = async (input: { readonly context: RouterContext }) => (await import('./routes/admin/load-admin.ts')).loadAdmin(input)

const authUser = createRoute({
  getParentRoute: () => shell,
  path: '/admin/auth-user',
  staticData: {
    guard: PAGES['/admin/auth-user'],
    title: msg`ログインユーザー`,
    description: msg`ログインできる人と、その権限を管理します。`,
  },
  loader: loadAdmin,
  component: lazyPage(() => import('./routes/admin/auth-user.tsx'), 'AuthUser'),
})

const authUserNew = createRoute({
  getParentRoute: () => shell,
  path: '/admin/auth-user/new',
  staticData: {
    guard: PAGES['/admin/auth-user/new'],
    title: msg`ログインユーザーの作成`,
    description: msg`ログインできる人を追加し、招待を送ります。`,
  },
  loader: loadAdmin,
  component: lazyPage(() => import('./routes/admin/auth-user-new.tsx'), 'AuthUserNew'),
})

const audit = createRoute({
  getParentRoute: () => shell,
  path: '/admin/audit',
  staticData: { guard: PAGES['/admin/audit'], title: msg`監査ログ`, description: msg`だれがいつ何をしたかの記録です。` },
  loader: loadAdmin,
  component: lazyPage(() => import('./routes/admin/audit.tsx'), 'Audit'),
})

export const routeTree = root.addChildren([
  login,
  signUp,
  recover,
  enrol,
  verifyEmail,
  plain.addChildren([logout, notPermission, whoAreYou, secureSignIn]),
  shell.addChildren([
    profile,
    home,
    articles,
    article,
    tenants,
    tenant.addChildren([tenantIndex, tenantMedia, tenantScreen]),
    aiHome,
    textToImage,
    translationImagePrompt,
    authUser,
    authUserNew,
    audit,
  ]),
])
