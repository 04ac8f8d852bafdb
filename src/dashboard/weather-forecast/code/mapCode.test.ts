import ts from 'typescript';
import {expect, test} from 'vitest';
import {leafletCode, maplibreCode, tileUrl, type ForecastMap} from './mapCode';

const map: ForecastMap = {
  weatherType: 'rain',
  colorMap: 'freesurface-blue',
  numShades: 8,
  forecastHour: 3,
  baseUrl: 'http://platform',
  place: {lon: -121.5, lat: 44.2, zoom: 6.54},
};

test('the settings become an address of tiles', () => {
  expect(tileUrl(map)).toBe(
    'http://platform/weatherforecast/v2/tile/{z}/{x}/{y}.png?weatherType=rain&forecastHour=3&colorMap=freesurface-blue&numShades=8',
  );
});

test('the code for both libraries has no error of TypeScript', {timeout: 120_000}, () => {
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    strict: true,
    noEmit: true,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    skipLibCheck: true,
    types: ['leaflet'],
    noImplicitOverride: true,
  };
  const files = new Map([
    [`${process.cwd()}/maplibre.ts`, maplibreCode(map)],
    [`${process.cwd()}/leaflet.ts`, leafletCode(map)],
    [`${process.cwd()}/styles.d.ts`, "declare module '*.css';"],
  ]);
  const host = ts.createCompilerHost(options);
  const {getSourceFile, fileExists, readFile} = host;
  host.getSourceFile = (name, version) => {
    const text = files.get(name);
    return text === undefined ? getSourceFile(name, version) : ts.createSourceFile(name, text, version);
  };
  host.fileExists = (name) => files.has(name) || fileExists(name);
  host.readFile = (name) => files.get(name) ?? readFile(name);
  const found = ts.getPreEmitDiagnostics(ts.createProgram([...files.keys()], options, host));
  expect(found.map(({messageText}) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([]);
});
