import {HtmlClassNameProvider} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import {Domains} from './domains/Domains';
import {homeFacts} from './contract/homeFacts';
import {FirstCallSection} from './first-call/FirstCallSection';
import {Hero} from './hero/Hero';
import {Steps} from './steps/Steps';
import './home.css';

/** What a first-time visitor sees: what the platform does, the first call, what there is. */
export default function HomePage() {
  const {siteConfig} = useDocusaurusContext();
  return (
    <HtmlClassNameProvider className="home">
      <Layout title={siteConfig.tagline} description={siteConfig.tagline}>
        <main>
          <Hero facts={homeFacts} />
          <Steps />
          <FirstCallSection />
          <Domains domains={homeFacts.domains} />
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
