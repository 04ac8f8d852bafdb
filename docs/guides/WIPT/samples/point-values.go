package main

import (
	"fmt"
	"io"
	"log"
	"net/http"
	"os"
	"strings"
	"time"
)

const (
	columns = 8192
	rows    = 4096
)

var places = []struct {
	name     string
	lon, lat float64
}{
	{"Bend", -121.3153, 44.0582},
	{"Ridge Creek", -121.62, 44.21},
	{"Seattle", -122.3321, 47.6062},
	{"Reykjavik", -21.9426, 64.1466},
	{"Suva", 178.4419, -18.1416},
}

// The clock hour that is running, in UTC; PLATFORM_NOW stands in for the clock where it is set.
func hour() string {
	now := os.Getenv("PLATFORM_NOW")
	if now == "" {
		now = time.Now().UTC().Format(time.RFC3339)
	}
	return strings.NewReplacer("-", "/", "T", "/").Replace(now[:13])
}

// The grid of an hour: one byte a cell, column after column. Go asks for gzip and unpacks it by itself.
func grid(kind string) []byte {
	request, err := http.NewRequest("GET", os.Getenv("PLATFORM_URL")+"/weatherforecast/v2/"+kind+"/"+hour(), nil)
	if err != nil {
		log.Fatal(err)
	}
	request.Header.Set("x-api-key", os.Getenv("PLATFORM_KEY"))
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	body, err := io.ReadAll(response.Body)
	if err != nil {
		log.Fatal(err)
	}
	if response.StatusCode != http.StatusOK {
		log.Fatalf("%s: %s %s", kind, response.Status, body)
	}
	return body
}

func cell(lon, lat float64) int {
	column := int((lon+180)/360*columns) % columns
	row := min(rows-1, int((90-lat)/180*rows))
	return column*rows + row
}

// Go before 1.21 has no min of its own.
func min(a, b int) int {
	if a < b {
		return a
	}
	return b
}

func main() {
	// Temperature is a signed byte, every other grid an unsigned one.
	temperature, wind := grid("temperature"), grid("wind")
	fmt.Printf("%d cells\n", len(wind))
	for _, place := range places {
		index := cell(place.lon, place.lat)
		fmt.Printf("%s: cell %d, %d °C, wind %d m/s\n", place.name, index, int8(temperature[index]), wind[index])
	}
}
