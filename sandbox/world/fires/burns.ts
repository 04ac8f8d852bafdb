import {between, chance, hash, choose} from '../frame/hash';
import {DAY_MS, hourOf} from '../frame/time';
import {inSeason} from '../frame/seasons';
import {regionsOfFire} from './regions';
import {ridgeCreekBurn} from './ridgeCreek';
import type {Burn, FireRegion} from './types';

/** The fires that live at a time in a region, whether or not a source sees them. */
export function burnsAt(seed: number, region: FireRegion, time: number): Burn[] {
  const burns = Array.from({length: regionsOfFire[region].slots}, (_, slot) =>
    burnOf(seed, region, slot, time),
  );
  if (region === 'US') burns.push(ridgeCreekBurn(time));
  return burns.filter((burn): burn is Burn => burn !== undefined && time >= burn.start && time < burn.end);
}

/** A slot burns again and again, each time elsewhere; out of season it mostly stays cold. */
function burnOf(seed: number, region: FireRegion, slot: number, time: number): Burn | undefined {
  const {sites, firstWords, secondWords} = regionsOfFire[region];
  const regionSeed = hash(seed, 6001, region.charCodeAt(0));
  const length = Math.round(between(9, 26, regionSeed, 1, slot)) * DAY_MS;
  const shifted = time + between(0, length, regionSeed, 2, slot);
  const turn = Math.floor(shifted / length);
  const start = Math.floor((time - (shifted - turn * length)) / 60_000) * 60_000;
  const life = hash(regionSeed, 3, slot, turn);
  const site = choose(sites, life, 1);
  if (chance(life, 2) > 0.08 + 0.9 * inSeason(site, hourOf(start))) return undefined;
  const words = `${choose(firstWords, life, 3)} ${choose(secondWords, life, 4)}`;
  const month = new Date(start).toISOString().slice(2, 7).replace('-', '');
  return {
    fireId: `${words.toLowerCase().replace(' ', '-')}-${month}${String.fromCharCode(97 + slot)}`,
    name: `${words} Fire`,
    regionCode: region,
    lon: site.lon + between(-0.6, 0.6, life, 5),
    lat: site.lat + between(-0.5, 0.5, life, 6),
    start,
    end: start + length * between(0.6, 1, life, 7),
    radius: 700 * Math.exp(between(0, 2.6, life, 8)),
    shape: life,
  };
}
