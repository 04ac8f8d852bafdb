// Change: the list of posts has a heading of its own, above those of the posts; the theme's has none.
import Head from '@docusaurus/Head';
import {useBlogListPageStructuredData} from '@docusaurus/plugin-content-blog/client';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import type {Props} from '@theme/BlogListPage';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import clsx from 'clsx';
import styles from './list.module.css';

const {blogPages} = ThemeClassNames.wrapper;
const {blogListPage} = ThemeClassNames.page;

export default function BlogListPage(props: Props) {
  const {metadata, items, sidebar} = props;
  const {blogTitle, blogDescription} = metadata;
  const structuredData = useBlogListPageStructuredData(props);
  return (
    <HtmlClassNameProvider className={clsx(blogPages, blogListPage)}>
      <PageMetadata title={blogTitle} description={blogDescription} />
      <Head>
        <script type="application/ld+json">{JSON.stringify(structuredData)}</script>
      </Head>
      <BlogLayout sidebar={sidebar}>
        <h1>{blogTitle}</h1>
        <div className={styles.posts}>
          <BlogPostItems items={items} />
        </div>
        <BlogListPaginator metadata={metadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
