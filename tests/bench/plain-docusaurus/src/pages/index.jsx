import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';

export default function Home() {
  return (
    <Layout title="Hello" description="A plain site">
      <main className="container">
        <h1>My Site</h1>
        <Link to="/docs/intro">Docusaurus Tutorial</Link>
      </main>
    </Layout>
  );
}
